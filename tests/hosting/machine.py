"""An empty Debian that boots its own systemd, in a network of its own."""

import os
import shutil
import signal
import subprocess
import time
from contextlib import suppress
from pathlib import Path

PROGRAMS = {  # what is needed here, and the Debian package that has it
    "debootstrap": "debootstrap",
    "systemd-nspawn": "systemd-container",
    "slirp4netns": "slirp4netns",
    "ip": "iproute2",
    "nsenter": "util-linux",
}
CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
BARE = CACHE / "scorekeeper-bare-debian"
RELEASE = "bookworm"
# How this machine reaches the network, so that the other one does as well.
NETWORK = ("etc/resolv.conf", "etc/pip.conf", "etc/ssl/certs/ca-certificates.crt")
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
NAMESPACES = ("--mount", "--uts", "--ipc", "--net", "--pid", "--cgroup")
TO_BOOT = 300  # seconds
NOT_RUNNING = 125  # the status of a command where no machine runs


def what_is_missing():
    """A sentence that names what this needs and does not find, or nothing."""
    if os.getuid() != 0:
        return "This boots a Debian of its own, so it needs root."
    missing = [PROGRAMS[name] for name in PROGRAMS if not shutil.which(name)]
    packages = " ".join(missing)
    return f"Missing: apt-get install {packages}" if missing else ""


def bare_system():
    """The folder of an empty Debian, made once."""
    if not (BARE / ".made").exists():
        shutil.rmtree(BARE, ignore_errors=True)
        more = "--include=systemd-sysv,dbus,libpam-systemd,ca-certificates"
        made = ["debootstrap", "--variant=minbase", more, RELEASE, BARE]
        subprocess.run(made, check=True, stdout=subprocess.DEVNULL)
        (BARE / ".made").touch()
    return BARE


class Machine:
    """A copy of a system in a folder, running for as long as it is held."""

    def __init__(self, folder, name, log):
        self.folder, self.name, self.log = Path(folder), name, log

    def __enter__(self):
        for file in NETWORK:
            with suppress(FileNotFoundError):
                shutil.copy(f"/{file}", self.folder / file)
        names = f"127.0.0.1 localhost\n127.0.1.1 {self.name}\n"
        (self.folder / "etc/hosts").write_text(names)
        (self.folder / "etc/hostname").write_text(f"{self.name}\n")
        self.begin_network()
        return self.boot()

    def begin_network(self):
        """A network in which every port is free, and which leads out."""
        path = f"/run/netns/{self.name}"
        subprocess.run(["ip", "netns", "add", self.name], check=True)
        self.inside = f"--network-namespace-path={path}"
        how = ["--configure", "--mtu=1400", "--disable-host-loopback"]
        self.way_out = subprocess.Popen(
            ["slirp4netns", *how, "--netns-type=path", path, "tap0"],
            stdout=self.log,
            stderr=self.log,
        )

    def boot(self):
        how = ["--boot", "--register=no", "--keep-unit", "--resolv-conf=off"]
        where = [f"--directory={self.folder}", f"--machine={self.name}", self.inside]
        self.process = subprocess.Popen(
            ["systemd-nspawn", "--quiet", *how, *where],
            stdin=subprocess.DEVNULL,
            stdout=self.log,
            stderr=self.log,
        )
        until = time.monotonic() + TO_BOOT
        while not self.is_up():
            if time.monotonic() > until:
                raise TimeoutError(f"{self.name} did not boot")
            time.sleep(0.5)
        return self

    def is_up(self):
        """Whether all that begins with the machine has begun."""
        state = self.run("systemctl is-system-running --wait || true").stdout.strip()
        return state in ("running", "degraded")

    def __exit__(self, *error):
        self.process.send_signal(signal.SIGTERM)  # which shuts it down
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(90)
        self.process.kill()
        self.process.wait()
        self.way_out.terminate()
        self.way_out.wait()
        subprocess.run(["ip", "netns", "delete", self.name], check=True)

    def run(self, script, where="/root"):
        """Runs a script in it as root, in a shell that ends at the first failure.

        `stdout` of the answer has all that a screen would show.
        """
        first = self.first_process()
        if first is None:
            return subprocess.CompletedProcess(script, NOT_RUNNING, "It does not run.")
        plain = ["env", "-i", f"PATH={PATH}", "HOME=/root", "LANG=C.UTF-8", "TERM=dumb"]
        shell = ["/bin/bash", "-euo", "pipefail", "-c", f'cd "{where}"\n{script}']
        entered = ["nsenter", f"--target={first}", *NAMESPACES, *plain, *shell]
        return subprocess.run(
            entered,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def first_process(self):
        """The number by which this machine knows the other's first process."""
        path = f"/proc/{self.process.pid}/task/{self.process.pid}/children"
        with suppress(OSError):
            children = Path(path).read_text().split()
            return next(iter(children), None)
