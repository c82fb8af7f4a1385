"""Letters as narrow or as wide as a phone may bring them, whatever fonts are here."""

# How wide a letter is, in parts of its size: in a condensed face, and a little more
# than in DejaVu Sans or Verdana.
WIDTHS = {"narrow": 0.42, "wide": 0.6}

# Measures the font that the page got, and sets its letters closer or apart.
SET = """width => {
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = `100px ${getComputedStyle(document.body).fontFamily}`;
  const text = 'Bartholomew exchanges Sequence marriage 1000';
  const measured = pen.measureText(text).width / text.length / 100;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { letter-spacing: ${width - measured}em !important }`);
  document.adoptedStyleSheets = [sheet];
}"""


def in_each(phone):
    """Sets the letters of the page that is open to each width in turn; its name."""
    for name, width in WIDTHS.items():
        phone.evaluate(SET, width)
        yield name
