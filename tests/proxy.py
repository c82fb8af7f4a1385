"""Proxies before servers of the tests: each path of a host goes to its own server."""

import contextlib
import http.client
import os
import shutil
import subprocess
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from tests.patience import PATIENCE, wait_until
from tests.server import ROOT, free_port

OTHER = b"<!doctype html><title>Another program</title>"
FILE = ROOT / "scripts" / "nginx" / "under-a-path.conf"
PATHS = os.environ["PATH"] + os.pathsep + "/usr/sbin"  # no plain user has the second
NGINX = shutil.which("nginx", path=PATHS)
TEMPORARY = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
CONFIGURATION = """
daemon off;
{user}
worker_processes 1;
pid {folder}/nginx.pid;
events {{}}
http {{
    access_log {folder}/access.log;
    {temporary}
    server {{
        listen 127.0.0.1:{port};
        location / {{
            default_type text/html;
            return 200 "{other}";
        }}
        {ours}
    }}
}}
"""


class Behind:
    """A server as phones find it behind a proxy. `url` has no slash at its end."""

    def __init__(self, server, url):
        self.server, self.url = server, url

    def __getattr__(self, name):
        return getattr(self.server, name)


class Proxy:
    """A small proxy. `servers`: by their paths, such as /cards; "" is the whole host.

    `strips`: it takes the path away before it asks the server.
    """

    def __init__(self, servers, strips=False):
        self.servers, self.strips = servers, strips

    def __enter__(self):
        handler = type("Handler", (Handler,), {"proxy": self})
        self.listening = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.url = f"http://127.0.0.1:{self.listening.server_port}"
        threading.Thread(target=self.listening.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *error):
        self.listening.shutdown()
        self.listening.server_close()

    def upstream(self, path):
        """The port that answers a path, and the path that it is asked for."""
        for base, server in sorted(self.servers.items(), reverse=True):
            if path.startswith(f"{base}/"):
                return server.port, path.removeprefix(base) if self.strips else path
        return None, path

    def behind(self, base):
        """The server of a path, as phones find it."""
        return Behind(self.servers[base], self.url + base)


class Handler(BaseHTTPRequestHandler):
    """Hands a request on; 502 if nobody answers."""

    protocol_version = "HTTP/1.1"

    def handle_one_request(self):
        with contextlib.suppress(ConnectionError):
            super().handle_one_request()

    def hand_on(self):
        length = int(self.headers.get("Content-Length") or 0)
        port, path = self.proxy.upstream(self.path)
        if port is None:
            return self.answer(200, [("Content-Type", "text/html")], OTHER)
        try:
            self.answer(*self.asked(port, path, self.rfile.read(length)))
        except OSError:
            self.answer(502, [], b"")

    def asked(self, port, path, body):
        """What a server answers: status, headers and body."""
        line = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        headers = dict(self.headers) | {"X-Forwarded-For": self.client_address[0]}
        with contextlib.closing(line):
            line.request(self.command, path, body or None, headers)
            answer = line.getresponse()
            return answer.status, answer.getheaders(), answer.read()

    def answer(self, status, headers, body):
        """Sends an answer; its length is counted here."""
        self.send_response_only(status)
        for name, value in headers:
            if name.lower() not in ("content-length", "connection"):
                self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def log_message(self, *said):
        """Says nothing."""


for method in ("GET", "HEAD", "POST"):
    setattr(Handler, f"do_{method}", Handler.hand_on)


class Nginx:
    """nginx with the lines of scripts/nginx/under-a-path.conf, for one server."""

    def __init__(self, folder, base, server):
        self.folder, self.base, self.server = folder, base, server
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"

    def __enter__(self):
        file = self.folder / "nginx.conf"
        file.write_text(self.configuration())
        errors = str(self.folder / "error.log")
        command = [NGINX, "-p", str(self.folder), "-c", str(file), "-e", errors]
        self.process = subprocess.Popen(command)
        wait_until(self.listens)
        return self

    def __exit__(self, *error):
        self.process.terminate()
        self.process.wait(PATIENCE)

    def configuration(self):
        ours = FILE.read_text().replace("/cards", self.base)
        ours = ours.replace("127.0.0.1:8000", f"127.0.0.1:{self.server.port}")
        kinds = [f"{kind}_temp_path {self.folder}/{kind};" for kind in TEMPORARY]
        return CONFIGURATION.format(
            user="user root;" if os.geteuid() == 0 else "",
            folder=self.folder,
            temporary=" ".join(kinds),
            port=self.port,
            other=OTHER.decode(),
            ours=ours,
        )

    def listens(self):
        assert self.process.poll() is None, (self.folder / "error.log").read_text()
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        with contextlib.suppress(OSError), contextlib.closing(line):
            line.connect()
            return True
        return False

    def behind(self, base):
        """The server of its path, as phones find it."""
        return Behind(self.server, self.url + base)
