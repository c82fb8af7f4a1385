// How this phone behaves, as it was told: words on the page, before anything is drawn.
{
  const USUAL = "vibrate";
  const settings = () => {
    try {
      return localStorage.getItem("device");
    } catch (error) {
      if (error.name !== "SecurityError") throw error; // this phone keeps nothing
      return null;
    }
  };
  document.documentElement.dataset.device = settings() ?? USUAL;
}
