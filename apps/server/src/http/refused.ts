import type { Problem } from '@pendapa/contracts';

/** Ends a request with a problem instead of an answer. */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

export function refuse(status: number, code: Problem['code'], params: Problem['params'] = {}): never {
  throw new Refused({ status, code, params });
}
