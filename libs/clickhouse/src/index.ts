export { openStore } from './open-store.ts';
export { publishToStore, storeStatements } from './publish.ts';
export type { Publication } from './publish-generation.ts';
