"""How gunicorn serves Scorekeeper: a few workers of one thread each, and the way in."""

import gc
import os
import signal
import socket

import segno

PORT = os.environ.get("PORT") or "8000"

bind = f"0.0.0.0:{PORT}"
workers = int(os.environ.get("WEB_CONCURRENCY") or 2)
worker_class = "sync"
threads = 1
preload_app = True
control_socket_disable = True
loglevel = "error"
graceful_timeout = 5  # seconds that an answer may still take once it is to stop


def when_ready(server):
    """Ctrl-C lets answers in progress finish, as a plain end does."""
    signal.signal(signal.SIGINT, lambda *_: os.kill(os.getpid(), signal.SIGTERM))
    if os.environ.get("HTTPS") != "1":
        welcome()


def post_fork(server, worker):
    """Looks for garbage in circles less often: few of a request's objects are that."""
    gc.set_threshold(50_000)


def post_worker_init(worker):
    """Ctrl-C reaches every process of the terminal; the first one tells the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def welcome():
    """Says where the phones find the table; behind a proxy only the host knows."""
    url = f"http://{address()}:{PORT}/"
    print(f"\nScorekeeper is at {url} (here: http://localhost:{PORT}/)\n")
    segno.make(url).terminal(compact=True)
    print("\nPhones in the same network scan this. Ctrl-C stops.", flush=True)


def address():
    """This machine's address in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address kept for documentation
        except OSError:
            return "127.0.0.1"
        return probe.getsockname()[0]
