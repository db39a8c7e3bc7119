import { UserError } from '@pendapa/contracts';

/** The product does not start with this configuration; the command line exits with 78 instead of 1. */
export class RefusedConfiguration extends UserError {
  override readonly name = 'RefusedConfiguration';
}
