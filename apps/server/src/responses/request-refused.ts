import type { Problem, UserError } from '@pendapa/contracts';

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

/** Refuses a change of the data folder with the words of an error, in both languages; nothing was changed. */
export const refuseAction = ({ texts }: UserError): never => refuse(409, 'action-refused', { id: texts.id, en: texts.en });
