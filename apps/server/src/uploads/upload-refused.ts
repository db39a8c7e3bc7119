import type { Problem, UserError } from '@pendapa/contracts';

/** A request about an upload or a load that cannot be fulfilled; nothing was changed. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';

  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

export function refuseUpload(status: number, code: Problem['code'], params: Problem['params'] = {}): never {
  throw new UploadRefused({ status, code, params });
}

/** Refuses with the words of an error, in both languages. */
export const refuseAction = ({ texts }: UserError): never => refuseUpload(409, 'action-refused', { id: texts.id, en: texts.en });
