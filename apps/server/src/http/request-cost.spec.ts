import { chmod, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DEFAULT_SETTINGS } from '@pendapa/contracts/settings';
import { writeSettings } from '@pendapa/warehouse';
import fc from 'fast-check';
import { HOSTILE_PLACES } from '../testing/hostile-places.ts';
import { bytesOf, FIXED_REQUESTS, PIECES, SENDERS, type HostileRequest } from '../testing/hostile-requests.ts';
import { start, type Running } from '../testing/launch.ts';
import { publishPeople, publishSmallAgency, temporaryFolder } from '../testing/small-agency.ts';
import { countsThreads, threadTime } from '../testing/thread-time.ts';

/** More, and other cases, with `npm run test:fuzz -- --full`. */
const CASES = Number(process.env['PENDAPA_COSTS'] ?? 150);
const SEED = 1_600 + Number(process.env['PENDAPA_ROUND'] ?? 0);
/** Processor time in ms of the main thread. A slow machine gets the time of `ORDINARY` plain requests instead. */
const CEILINGS = { stranger: 50, nobody: 50, user: 100 } as const;
/** A garbage collection or compilation hits one try by chance; the cost of a request hits every try. */
const TRIES = 3;
/** A request may cost as much as this many plain requests for a page, measured in the same moment. */
const ORDINARY = 4;
const HOST = 'pendapatan.example.go.id';
const SECRET = 'q7Vb2Xw9Lk4Tz8Rn3Jm6Hc1Pd5Fs0Gy-Ae_UoIiBvNQ';

const hostileRequest: fc.Arbitrary<HostileRequest> = fc.record({
  sender: fc.constantFrom(...SENDERS),
  place: fc.constantFrom(...HOSTILE_PLACES.keys()),
  unit: fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 3 }).map((pieces) => pieces.join('')),
});

/** A page with one parameter that it ignores. */
const PLAIN_PAGE: HostileRequest = { sender: 'user', place: 'query of /overview', unit: 'a'.repeat(10_000) };

const LIVEZ = `GET /livez HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`;

const whereCounted = countsThreads ? describe : describe.skip;

jest.setTimeout(300_000 + CASES * 1_000);

/** A browser's address does not contain the port. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** The first bytes of the answer, after the server ended the connection. */
function talk(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer ||= chunk.toString('latin1')));
    // A client that is refused early may still be sending.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
    socket.write(bytes);
  });
}

whereCounted('a request of legal size', () => {
  let folder: { path: string; remove: () => Promise<void> };
  let running: Running;
  let pid: number;
  let port: number;

  const livez = (): Promise<string> => talk(port, LIVEZ);
  /** Work after the answer, for example a line of the log, belongs to the request. */
  async function costOf(bytes: string): Promise<{ readonly answer: string; readonly ms: number }> {
    const before = threadTime(pid);
    const answer = await talk(port, bytes);
    await livez();
    return { answer, ms: threadTime(pid) - before };
  }

  beforeAll(async () => {
    folder = await temporaryFolder();
    const data = join(folder.path, 'data');
    await publishSmallAgency(data);
    await publishPeople(data);
    await writeFile(join(data, 'secret'), SECRET);
    await chmod(join(data, 'secret'), 0o600);
    await writeSettings(data, {
      ...DEFAULT_SETTINGS,
      access: { mode: 'token', secretFile: 'secret', role: 'importer', publicAddress: `https://${HOST}`, behindProxy: ['127.0.0.1'] },
      disclosure: { revealsPerHour: 1_000, exportsPerHour: 10_000 },
    });
    port = await freePort();
    running = start(['serve', '--data', data, '--port', String(port)]);
    await running.printed(new RegExp(HOST));
    pid = running.child.pid ?? 0;
    // Waits until the work after the start has ended, which would count as well.
    while ((await costOf(LIVEZ)).ms > 5);
  });
  afterAll(async () => {
    const file = process.env['PENDAPA_MEASURED'];
    const inWords = (what: string, { count, dearest }: typeof seen.users, ceiling: number) =>
      `${String(count)} ${what}: at most ${String(Math.ceil(dearest))} of ${String(ceiling)} ms`;
    if (file !== undefined)
      await writeFile(file, `${inWords('refused', seen.refused, CEILINGS.nobody)}; ${inWords('of users', seen.users, CEILINGS.user)}`);
    running.child.kill('SIGTERM');
    await running.ended;
    await folder.remove();
  });

  /** The numbers and the highest costs of refused requests and of users' requests. */
  const seen = { refused: { count: 0, dearest: 0 }, users: { count: 0, dearest: 0 } };
  function note({ sender }: HostileRequest, ms: number): void {
    const of = seen[sender === 'user' ? 'users' : 'refused'];
    of.count += 1;
    of.dearest = Math.max(of.dearest, ms);
  }

  /** The least cost of a few tries, which end as soon as one is below the ceiling. */
  async function leastCost(bytes: string, ceiling: number): Promise<{ readonly status: string; readonly ms: number }> {
    let least = Infinity;
    let status = '';
    for (let tries = 0; tries < TRIES && least > ceiling; tries += 1) {
      const { answer, ms } = await costOf(bytes);
      least = Math.min(least, ms);
      status = answer.slice(9, 12);
    }
    return { status, ms: least };
  }

  async function expectCheap(request: HostileRequest): Promise<void> {
    const to = { host: HOST, secret: SECRET };
    const ceiling = CEILINGS[request.sender];
    const { status, ms } = await leastCost(bytesOf(request, to), ceiling);
    note(request, ms);
    expect(status).toMatch(/^[2345]\d\d$/);
    if (ms <= ceiling) return;
    const plain = await leastCost(bytesOf(PLAIN_PAGE, to), 0);
    expect([request, ms > ORDINARY * plain.ms ? ms : 'cheap']).toEqual([request, 'cheap']);
  }

  it('costs little in every shape that is known', async () => {
    for (const request of FIXED_REQUESTS) await expectCheap(request);
  });

  it('costs little in any shape', async () => {
    await fc.assert(fc.asyncProperty(hostileRequest, expectCheap), { seed: SEED, numRuns: CASES, endOnFailure: true });
  });
});
