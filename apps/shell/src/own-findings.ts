/** Loaded after the page, so that its first figures need not wait for it. */
export { OwnFindings, OwnFindingsLine } from '@pendapa/analysis';
