import type { Problem } from '@pendapa/contracts';

/** Ends a request with a problem instead of an answer. */
export class RequestRefused extends Error {
  override readonly name = 'Refused';

  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

export function refuse(status: number, code: Problem['code'], params: Problem['params'] = {}): never {
  throw new RequestRefused({ status, code, params });
}
