"""Rodeo client in plain Python (3.8 or later, no dependencies): HTTP requests, and the WebSocket of a table."""
import base64, json, os, socket, ssl, urllib.parse, urllib.request

PROTOCOL = 1  # Version that this client was written for. A server that does not support it says so.


class Rodeo:
    """A server, with the token of the bot once it is registered."""
    def __init__(self, url):
        self.url, self.token = urllib.parse.urlsplit(url), None

    def request(self, method, path, body=None):
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = "Bearer " + self.token
        data = None if body is None else json.dumps(body).encode()
        url = urllib.parse.urlunsplit((self.url.scheme, self.url.netloc, "/api/v1" + path, "", ""))
        with urllib.request.urlopen(urllib.request.Request(url, data, headers, method=method)) as answer:
            return json.load(answer)

    def connect(self, table):
        return Connection(self.url, f"/api/v1/tables/{table}/ws?protocol={PROTOCOL}", self.token)


class Connection:
    """WebSocket connection to a table: the part of RFC 6455 that the protocol needs."""
    def __init__(self, url, path, token):
        secure = url.scheme == "https"
        self.socket = socket.create_connection((url.hostname, url.port or (443 if secure else 80)))
        if secure:
            self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=url.hostname)
        self.file = self.socket.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((f"GET {path} HTTP/1.1\r\nHost: {url.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            f"Authorization: Bearer {token}\r\n\r\n").encode())
        head = b"".join(iter(self.file.readline, b"\r\n"))
        assert b" 101 " in head.splitlines()[0], head

    def send(self, data, kind=1):
        data = data if kind != 1 else json.dumps(data).encode()
        length = bytes([128 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
        mask = os.urandom(4)
        self.socket.sendall(bytes([128 | kind]) + length + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def receive(self):
        while True:
            head = self.file.read(2)
            if len(head) < 2:
                raise ConnectionError("the connection is closed")
            kind, length = head
            if length > 125:
                length = int.from_bytes(self.file.read(2 if length == 126 else 8), "big")
            data = self.file.read(length)
            if kind & 15 == 1:
                return json.loads(data)
            if kind & 15 == 9:
                self.send(data, kind=10)
