export { AnalysisProvider } from './request/analysis-provider.tsx';
export { useAnswer, type Asked, type AskedState, type Asking } from './request/use-answer.ts';
export { useStatus, type KnownStatus } from './request/use-status.ts';
export type { Failure } from './request/failure.ts';
export type { AnswerTo } from './reading/answer-to.ts';
export { difference, drawn, growth, largest, share } from './reading/numbers.ts';
export { codesOf, columnOf, memberOf, rowsOf, totalOf, type Row, type Series } from './reading/rows.ts';
