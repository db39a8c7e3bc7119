import { connect } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');
const LENGTH = /\r\ncontent-length: (\d+)/i;

/**
 * A kept-alive connection that sends one request after the other. It reads only status and length of an answer, so that the client costs
 * little.
 */
export class KeepAliveClient {
  #pending = null;
  #chunks = [];
  #missing = null;
  #connected;

  /** `headers` are sent with every request; a proxy names host and user there. */
  constructor(host, port, headers = {}) {
    const all = { Host: `${host}:${port}`, Connection: 'keep-alive', ...headers };
    this.head = Object.entries(all)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('');
    this.#connected = () => {
      const socket = connect({ host, port, noDelay: true });
      socket.on('data', (chunk) => this.#take(chunk));
      socket.on('error', (error) => this.#end(error));
      socket.on('close', () => this.#end(new Error('The server closed the connection.')));
      return socket;
    };
    this.socket = this.#connected();
  }

  /** Resolves with the status once the whole answer has arrived. */
  get(path) {
    return new Promise((resolve, reject) => {
      if (this.socket.destroyed) this.socket = this.#connected();
      this.#pending = { resolve, reject };
      this.socket.write(`GET ${path} HTTP/1.1\r\n${this.head}\r\n`);
    });
  }

  close() {
    this.#pending = null;
    this.socket.destroy();
  }

  #end(error) {
    this.#pending?.reject(error);
    this.#pending = null;
    this.#chunks = [];
    this.#missing = null;
  }

  #take(chunk) {
    if (this.#missing !== null) {
      this.#missing -= chunk.length;
      if (this.#missing <= 0) this.#answered();
      return;
    }
    this.#chunks.push(chunk);
    const all = this.#chunks.length === 1 ? chunk : Buffer.concat(this.#chunks);
    const end = all.indexOf(HEAD_END);
    if (end < 0) return;
    const head = all.toString('latin1', 0, end);
    this.status = Number(head.slice(9, 12));
    this.#missing = Number(LENGTH.exec(head)?.[1] ?? 0) - (all.length - end - HEAD_END.length);
    if (this.#missing <= 0) this.#answered();
  }

  #answered() {
    this.#chunks = [];
    this.#missing = null;
    const pending = this.#pending;
    this.#pending = null;
    pending?.resolve(this.status);
  }
}
