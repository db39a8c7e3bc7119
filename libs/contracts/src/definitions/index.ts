export { CUT_OFFS } from './cut-offs.ts';
export type { Definition } from './definition.ts';
export { ENTITY_WORDS } from './entities.ts';
export { FIELD_WORDS } from './fields.ts';
export { DIMENSION_LABELS, EXTRACT_LABELS } from './labels.ts';
export { MEASURE_DEFINITIONS } from './measures.ts';
export { MEMBER_NAMES, outsideName } from './members.ts';
