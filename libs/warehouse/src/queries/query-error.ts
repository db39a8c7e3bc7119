import type { Problem, ProblemCode } from '@pendapa/contracts';

const STATUS: Readonly<Partial<Record<ProblemCode, number>>> = {
  busy: 503,
  'too-slow': 503,
  'out-of-memory': 503,
  'damaged-data': 503,
  'no-data': 503,
  'store-unavailable': 503,
  'not-published': 409,
  'identities-elsewhere': 409,
  'not-found': 404,
  'unknown-dimension': 404,
};

/** Thrown if a query is refused or cannot be answered now; `problem` is the body of the error response. */
export class QueryError extends Error {
  override readonly name: string = 'QueryError';

  constructor(
    readonly problem: Problem,
    options?: ErrorOptions,
  ) {
    super(`${problem.code} ${JSON.stringify(problem.params)}`, options);
  }
}

export const createQueryError = (code: ProblemCode, params: Problem['params'] = {}, options?: ErrorOptions): QueryError =>
  new QueryError({ status: STATUS[code] ?? 400, code, params }, options);

/** Adds the dimension to drop first to an out-of-memory error of the engine. */
export const withSplitToRemove = (error: unknown, split: string | null): unknown =>
  split !== null && error instanceof QueryError && error.problem.code === 'out-of-memory'
    ? createQueryError('out-of-memory', { parameter: 'by', value: split }, { cause: error })
    : error;
