// Helpers for specs of other libraries; they are not built.
export { withEngine } from '../engine/duck.ts';
export { DUCKDB } from '../queries/dialect.ts';
export { listQueryOf } from './list-cases.ts';
export { randomAgency } from './random-agency.ts';
export { randomGenerator } from './random-generator.ts';
export { load, loaded, objectOf, payment, SMALL_AGENCY, temporaryFolder } from './small-agency.ts';
