import swagger from '@fastify/swagger';
import { SUBJECT_KEYS, subjectSpec, type ListParameter, type QueryParameter } from '@pendapa/contracts';
import { MEASURE_DEFINITIONS, type Definition } from '@pendapa/contracts/definitions';
import { ProblemSchema } from '@pendapa/contracts/wire';
import type { FastifyInstance } from 'fastify';

export const API_PATH = '/api/v1/openapi.json';

const INTRODUCTION = `Figures of the agency as its dashboard shows them: one address, one question, one answer. Whoever may open the dashboard may ask.
Amounts are texts of minor units (whole rupiah), so that no program rounds them; null is unknown, never 0. Every answer names its generation: figures of two
generations do not belong together. Examples with curl, Python and R: docs/api-examples.md.`;

/** The format of each parameter. */
const WORDS: Readonly<Record<QueryParameter | ListParameter | 'q' | 'parent', string>> = {
  m: 'Measures, with commas between them.',
  by: 'Dimensions that rows are split by, up to four, with commas; none: one row.',
  from: 'First day, YYYY-MM-DD. The first day of the fiscal year of `to` by default.',
  to: 'Last day, included. The data date by default.',
  tax: 'Codes of tax types.',
  category: 'Categories of taxes.',
  without: 'What is left out: `pbb`, land and building tax.',
  only: 'What alone is told of: `pbb`.',
  unit: 'Codes of service units.',
  kind: 'Kinds of service units.',
  region: 'Codes of regions of any level; everything below them belongs to them.',
  channel: 'Codes of payment channels.',
  bank: 'Codes of banks.',
  document: 'Kinds of documents.',
  taxYear: 'Tax years.',
  quality: 'Classes of quality of arrears.',
  taxpayerKind: '`individual` or `body`.',
  version: 'Version of targets: `in-force` (default), `as-was`, `apbd`, `apbdp`.',
  compare: 'What stands beside: `none` (default), `previous`, `last-year`, `lebaran`.',
  sort: 'Measures or dimensions to sort by, each with `-` before it for descending.',
  limit: 'Rows of a page.',
  after: 'Where the page before ended: the `next` of its answer.',
  age: 'Lists of debts: ages of the debts in years, `0-1`, `1-2`, `2-3`, `3-5`, `5+`.',
  yearsOwed: 'Lists of debts: tax years for which the object owes, `1` to `5`; `5` stands for five and more.',
  lastAction: 'Lists of debts: last action of collection, `none`, `reminder`, `warning`, `warrant`, `seizure`, `unknown`.',
  actionAge: 'Lists of debts: months since that action, `00-03`, `03-12`, `12-24`, `24+`; `not-applicable` without an action; `unknown`.',
  nextStep: 'Lists of debts: letter that the rules allow next, `warning`, `warrant`; `not-applicable` for none; `unknown`.',
  objectKind: 'Lists of debts and obligations: kinds of objects by the codes of the register; `unknown` without one.',
  paid: 'Lists of debts and obligations: `yes` if payments of the object are recorded in the period, otherwise `no`; `unknown`.',
  lastChannel: 'Lists of debts and obligations: codes of channels of the last payment in the period; `none` without one; `unknown`.',
  min: 'Lists of debts and obligations: smallest amount of a row, in minor units.',
  max: 'Lists of debts and obligations: largest amount of a row, in minor units.',
  q: 'Part of a code or name.',
  parent: 'Code of the region above.',
};

/** Lists measures with units and names, dimensions and filters of every subject. */
function subjects(): string {
  const lines = SUBJECT_KEYS.map((key) => {
    const { measures, dimensions, filters } = subjectSpec(key);
    const definitions: Readonly<Record<string, Definition>> = MEASURE_DEFINITIONS[key];
    const named = Object.entries(measures).map(([name, { unit }]) => `\`${name}\` (${unit}: ${definitions[name]?.label.en ?? name})`);
    return `- **${key}**: ${named.join(', ')}. By: ${dimensions.join(', ')}. Filters: ${filters.join(', ')}.`;
  });
  return `One question, one answer. Unknown names, and what cannot be asked together, are refused with what would be allowed. Subjects:\n\n${lines.join('\n')}`;
}

interface Described {
  readonly summary: string;
  readonly description?: string;
}

/** Summaries of the routes, by method and path below `/api/v1`. */
const ROUTES: Readonly<Record<string, Described>> = {
  'GET /answers/:subject': { summary: 'Figures', description: subjects() },
  'GET /boundaries/:level': { summary: 'Borders of regions, as TopoJSON; null where none were imported' },
  'GET /data-dictionary': { summary: 'Definitions of measures, dimensions and fields, as Markdown' },
  'GET /dimensions/:name': { summary: 'Codes and names of a dimension, the first hundred that match' },
  'GET /findings': { summary: 'What the figures show by the rules' },
  'GET /lists/:name': { summary: 'A page of single cases, masked', description: 'Needs the right `cases`; each page is recorded.' },
  'GET /lists/:name/choices': {
    summary: 'The choices of the filters of a list, with the number of cases of each',
    description: 'Needs the right `cases`. Each number is that of the list with this choice and the other filters.',
  },
  'POST /lists/:name/files': {
    summary: 'Opens a whole list for a file',
    description: 'Needs the rights `cases` and `export`; recorded once for all its pages. The id is for this reader and this generation.',
  },
  'GET /list-files/:id': {
    summary: 'A page of a whole list that was opened for a file',
    description: 'Needs the rights `cases` and `export`.',
  },
  'GET /references': { summary: 'Marked events, calendar, bands of indicators, versions of targets, days of arrears' },
  'GET /status': { summary: 'Whose data, how new, from which extracts; who asks, and may what' },
  'GET /tax-dues': { summary: 'How each tax falls due, and when next' },
  'GET /working-days': { summary: 'Days of a period that are worked' },
  'POST /audit/exports': { summary: 'Records that rows leave as a file', description: 'Needs the right `export`.' },
  'GET /loads': { summary: 'What was imported, refused loads too', description: 'Needs the right `loads` or `import`.' },
  'GET /loads/receipt': { summary: 'The receipt of one load', description: 'Needs the right `loads` or `import`.' },
  'GET /loads/summary': { summary: 'The receipt of one load, as a page shows it', description: 'Needs the right `loads` or `import`.' },
  'GET /loads/findings': { summary: 'All findings of one load, as CSV', description: 'Needs the right `loads` or `import`.' },
  'GET /uploads': { summary: 'Files that were sent and wait for their publication', description: 'Needs the right `import`.' },
  'POST /uploads': {
    summary: 'Sends a file; nothing is read or published yet',
    description: 'Needs the right `import`; recorded. The body is the file, as application/octet-stream.',
  },
  'GET /uploads/:id': { summary: 'One upload: its step, progress, questions, receipt', description: 'Needs the right `import`.' },
  'GET /uploads/:id/findings': { summary: 'Everything that is wrong with a file, as CSV', description: 'Needs the right `import`.' },
  'DELETE /uploads/:id': { summary: 'Drops an upload', description: 'Needs the right `import`; recorded.' },
  'PUT /uploads/:id/reading': { summary: 'Stores decisions about a file', description: 'Needs the right `import`.' },
  'POST /uploads/:id/reading': {
    summary: 'Begins to read a file with the decisions so far',
    description: 'Needs the right `import`; recorded. The result is in `GET /uploads/:id`.',
  },
  'POST /uploads/:id/check': {
    summary: 'Begins a whole import except for its publication',
    description: 'Needs the right `import`; recorded. The receipt is in `GET /uploads/:id`.',
  },
  'POST /uploads/:id/publication': {
    summary: 'Begins to publish exactly what was checked',
    description: 'Needs the right `import`; recorded. Refused if what would be replaced has changed since the check.',
  },
  'POST /uploads/:id/cancellation': { summary: 'Ends the running step of an upload', description: 'Needs the right `import`; recorded.' },
  'POST /uploads/:id/undo': { summary: 'Serves the generation before again', description: 'Needs the right `import`; recorded.' },
  'POST /loads/:number/removal': {
    summary: 'Begins to take a load out again',
    description: 'Needs the right `import`; recorded. The progress is in `GET /uploads`.',
  },
  'POST /loads/:number/removal/cancellation': { summary: 'Ends the removal of a load', description: 'Needs the right `import`; recorded.' },
  'POST /codes/mappings/cancellation': { summary: 'Ends the mapping of codes', description: 'Needs the right `import`; recorded.' },
  'GET /codes/unplaced': { summary: 'Texts that found no code, with suggestions', description: 'Needs the right `import`.' },
  'PUT /codes/mappings': {
    summary: 'Begins to give codes to texts that found none',
    description: 'Needs the right `import`; recorded. Loads that have them are read again.',
  },
  'GET /work-lists': { summary: 'Lists that people work through', description: 'Needs the right `cases`.' },
  'POST /work-lists': {
    summary: 'Makes a work list of chosen cases of a list of debts',
    description: 'Needs the right `cases`; recorded. The server reads the amounts itself.',
  },
  'GET /work-lists/:id': {
    summary: 'The rows of a work list with what is still owed and what was paid since',
    description: 'Needs the right `cases`; recorded.',
  },
  'PUT /work-lists/:id': { summary: 'Changes name, unit or day of a work list', description: 'Needs the right `cases`; recorded.' },
  'POST /work-lists/:id/closing': { summary: 'Ends the work on a list', description: 'Needs the right `cases`; recorded.' },
  'POST /work-lists/:id/names': {
    summary: 'Full names for the sheets of a work list',
    description: 'Needs the rights `cases` and `sheetNames`; each name is recorded as revealed, with the reason, and counts in the hour.',
  },
  'POST /work-lists/:id/deletion': {
    summary: 'Deletes a work list with its marks',
    description:
      'Needs the right `cases`, and of others than the maker of the list the right `import`; recorded. Refused with 409 `record-changed` if somebody else has changed it meanwhile.',
  },
  'PUT /work-lists/:id/rows/:position': {
    summary: 'Marks a row as open, done or not found, with a remark',
    description: 'Needs the right `cases`; recorded. Refused with 409 `record-changed` if somebody else has marked it meanwhile.',
  },
  'POST /taxpayer-lookups': { summary: 'One taxpayer by an exact number, masked', description: 'Needs the right `lookup`; recorded.' },
  'POST /taxpayer-records': {
    summary: 'What one taxpayer of a list pays, does and owes',
    description: 'Needs the right `cases`; recorded.',
  },
  'POST /reveals': { summary: 'Name and numbers of one taxpayer', description: 'Needs the right `reveal` and a reason; recorded.' },
};

const isWord = (name: string): name is keyof typeof WORDS => Object.hasOwn(WORDS, name);

/** Adds a description to each parameter. */
function explained<T>(querystring: T): T {
  if (typeof querystring !== 'object' || querystring === null || !('properties' in querystring)) return querystring;
  const properties = Object.entries(querystring.properties as Readonly<Record<string, object>>).map(([name, schema]) => [
    name,
    isWord(name) ? { ...schema, description: WORDS[name] } : schema,
  ]);
  return { ...querystring, properties: Object.fromEntries(properties) as unknown };
}

const PROBLEM = {
  description: 'Why there is no answer: what was asked wrongly and what is allowed, who may not, or when to come back (`retry-after`).',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

/**
 * Describes all routes below `/api/v1` from their schemas as OpenAPI 3.1 at `API_PATH`. Call it before the routes are registered.
 * Routes without a summary are left out.
 */
export async function describeApi(app: FastifyInstance): Promise<void> {
  app.addSchema({ ...ProblemSchema, $id: 'Problem' });
  await app.register(swagger, {
    refResolver: { buildLocalReference: ({ $id }) => String($id) },
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Pendapa', version: '1', description: INTRODUCTION },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: { secret: { type: 'http', scheme: 'bearer', description: 'Where the server is opened by a secret.' } },
      },
      security: [{}, { secret: [] }],
    },
    transform: ({ schema, url, route }) => {
      const described = ROUTES[`${String(route.method)} ${url.replace('/api/v1', '')}`];
      if (!described) return { schema: { hide: true }, url };
      return { schema: { ...schema, ...described, querystring: explained(schema.querystring) }, url };
    },
    transformObject: (document) => {
      if (!('openapiObject' in document)) return document.swaggerObject;
      const { openapiObject: described } = document;
      for (const path of Object.values(described.paths ?? {}))
        for (const operation of [path?.get, path?.post, path?.put, path?.delete])
          if (operation) operation.responses = { ...operation.responses, default: PROBLEM };
      return described;
    },
  });
  app.get(API_PATH, (_request, reply) => reply.header('cache-control', 'private, no-cache').send(app.swagger()));
}
