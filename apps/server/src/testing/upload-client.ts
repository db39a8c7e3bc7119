import { setTimeout as sleep } from 'node:timers/promises';
import { RUNNING_STEPS, type Check, type ReadingDecisions, type Upload, type Uploads } from '@pendapa/contracts';

const LOOK_EVERY_MS = 50;

export interface Response<T> {
  readonly status: number;
  readonly body: T;
}

/** Sends files and steps to a server that listens, as the page does. */
export class UploadClient {
  constructor(
    private readonly origin: string,
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  async ask<T>(method: string, path: string, body?: object): Promise<Response<T>> {
    const response = await fetch(`${this.origin}/api/v1${path}`, {
      method,
      headers: { ...this.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return { status: response.status, body: (isJson ? JSON.parse(text) : text) as T };
  }

  async send(name: string, content: string | Buffer): Promise<Response<Upload>> {
    const response = await fetch(`${this.origin}/api/v1/uploads?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: { ...this.headers, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(Buffer.from(content)),
    });
    return { status: response.status, body: (await response.json()) as Upload };
  }

  async list(): Promise<Uploads> {
    return (await this.ask<Uploads>('GET', '/uploads')).body;
  }

  async get(id: string): Promise<Upload> {
    return (await this.ask<Upload>('GET', `/uploads/${id}`)).body;
  }

  /** Asks until no step runs. */
  async settled(id: string): Promise<Upload> {
    for (;;) {
      const upload = await this.get(id);
      if (!RUNNING_STEPS.some((step) => step === upload.step)) return upload;
      await sleep(LOOK_EVERY_MS);
    }
  }

  /** Asks until no load is being removed. */
  async removed(): Promise<Uploads> {
    for (;;) {
      const uploads = await this.list();
      if (uploads.removal === null) return uploads;
      await sleep(LOOK_EVERY_MS);
    }
  }

  async read(id: string, reading: ReadingDecisions = {}): Promise<Upload> {
    await this.ask('POST', `/uploads/${id}/reading`, reading);
    return this.settled(id);
  }

  async check(id: string, check: Check = {}): Promise<Upload> {
    await this.ask('POST', `/uploads/${id}/check`, check);
    return this.settled(id);
  }

  /** Publishes what the upload's receipt says. */
  async publish({ id, receipt }: Upload): Promise<Upload> {
    await this.ask('POST', `/uploads/${id}/publication`, { checkedReceipt: receipt?.name ?? '' });
    return this.settled(id);
  }

  /** Sends, reads and checks a file that leaves no question. */
  async checked(name: string, content: string | Buffer, check: Check = {}): Promise<Upload> {
    const { id } = (await this.send(name, content)).body;
    await this.read(id);
    return this.check(id, check);
  }
}
