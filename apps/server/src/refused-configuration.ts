import { SpokenError } from '@pendapa/contracts';

/** A configuration with which the product will not start; the command line ends with 78 instead of 1. */
export class RefusedConfiguration extends SpokenError {
  override readonly name = 'RefusedConfiguration';
}
