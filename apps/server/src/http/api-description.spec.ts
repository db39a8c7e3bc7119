import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QUERY_PARAMETERS, SUBJECT_KEYS } from '@pendapa/contracts';
import { startSmallServer, type SmallServer } from '../testing/small-server.ts';
import { API_PATH } from './api-description.ts';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly description?: string;
}

interface Operation {
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, unknown>>;
}

interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const SENT = ['get', 'post', 'put', 'delete'];
/** Actions that need nothing but their address. */
const WITHOUT_BODY = /\/(?:cancellation|undo|removal)$/;

/** The routes in Fastify's own table, written as the document writes them. */
const routesOf = (table: string): string[] => {
  const found: string[] = [];
  const path: string[] = [];
  for (const line of table.split('\n')) {
    const [, indent = '', text = '', methods = ''] = /^([│ ]*)[├└]── ([^ ]+)(?: \(([A-Z, ]+)\))?/.exec(line) ?? [];
    if (text === '') continue;
    path.splice(indent.length / 4, Infinity, text);
    const address = path.join('').replace(/:(\w+)/g, '{$1}');
    for (const method of methods.split(', '))
      if (address.startsWith('/api/v1/') && SENT.includes(method.toLowerCase())) found.push(`${method} ${address}`);
  }
  return found;
};

describe('the description of the API', () => {
  let server: SmallServer;
  let described: Document;
  beforeAll(async () => {
    server = await startSmallServer();
    described = (await server.app.inject(API_PATH)).json<Document>();
  });
  afterAll(() => server.close());

  it('names every address that there is, and no other', () => {
    const listed = Object.entries(described.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const routes = routesOf(server.app.printRoutes({ commonPrefix: false })).filter((route) => route !== `GET ${API_PATH}`);
    expect(routes.length).toBeGreaterThan(10);
    expect(listed.sort()).toEqual(routes.sort());
  });

  it('says of each what it is for, what it takes, what it gives, and that it may be refused', () => {
    expect(described.openapi).toBe('3.1.0');
    for (const [path, operations] of Object.entries(described.paths)) {
      for (const [method, operation] of Object.entries(operations)) {
        expect([path, operation.summary]).toEqual([path, expect.stringMatching(/\w/)]);
        expect(Object.keys(operation.responses)).toContain('default');
        expect(Object.keys(operation.responses).length).toBeGreaterThan(1);
        expect(operation.requestBody !== undefined).toBe(['post', 'put'].includes(method) && !WITHOUT_BODY.test(path));
        const names = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`);
        expect(path.match(/\{\w+\}/g) ?? []).toEqual(names);
      }
    }
  });

  it('explains every parameter of a question, and names every subject', () => {
    const { parameters = [], description = '' } = described.paths['/api/v1/answers/{subject}']?.['get'] ?? { responses: {} };
    const explained = parameters.filter((parameter) => parameter.in === 'query' && (parameter.description ?? '').length > 5);
    expect(explained.map(({ name }) => name).sort()).toEqual([...QUERY_PARAMETERS].sort());
    for (const subject of SUBJECT_KEYS) expect(description).toContain(`**${subject}**`);
  });

  it('is for those who are let in alone', async () => {
    const response = await server.app.inject({ url: API_PATH, headers: { host: 'elsewhere.example' } });
    expect(response.statusCode).toBe(421);
  });
});

describe('the examples for analysts', () => {
  const text = readFileSync(join(__dirname, '../../../../docs/api-examples.md'), 'utf8');
  const addresses = [...new Set([...text.matchAll(/\/api\/v1\/[^\s"'`)\]]+/g)].map(([address]) => address))].filter(
    (address) => !address.includes('...'),
  );
  let server: SmallServer;
  beforeAll(async () => {
    server = await startSmallServer();
  });
  afterAll(() => server.close());

  it('are several', () => expect(addresses.length).toBeGreaterThan(8));

  it.each(addresses)('%s is answered', async (address) => {
    const response = await server.app.inject(address);
    expect([response.statusCode, response.body.slice(0, 200)]).toEqual([address.includes('profit') ? 400 : 200, expect.any(String)]);
  });
});
