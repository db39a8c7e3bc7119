import type { CodeProposal } from '@pendapa/contracts';
import { MARK_QUESTION, proposalOf } from '../testing/fixtures.ts';
import { isBeyond, type Draft } from './use-draft.ts';

const NOTHING: Draft = { answers: {}, columns: {}, codes: {}, leaveOut: {} };
const code = (overrides: Partial<CodeProposal>): CodeProposal => ({
  field: 'tax',
  value: 'Hotel',
  rows: 3,
  status: 'near',
  code: 'PBJT_HOTEL',
  name: 'PBJT Jasa Perhotelan',
  ...overrides,
});

it('knows whether the file was read with an answer', () => {
  const answered = proposalOf({ questions: [{ ...MARK_QUESTION, answer: 'thousands' }] });
  expect(isBeyond(NOTHING, proposalOf())).toBe(false);
  expect(isBeyond({ ...NOTHING, answers: { decimal: 'thousands' } }, proposalOf())).toBe(true);
  expect(isBeyond({ ...NOTHING, answers: { decimal: 'thousands' } }, answered)).toBe(false);
  expect(isBeyond({ ...NOTHING, answers: { decimal: 'decimal' } }, answered)).toBe(true);
  expect(isBeyond(NOTHING, answered)).toBe(true);
});

it('knows whether a column is read as it was chosen', () => {
  expect(isBeyond({ ...NOTHING, columns: { Pajak: 'tax' } }, proposalOf())).toBe(false);
  expect(isBeyond({ ...NOTHING, columns: { Pajak: 'unit' } }, proposalOf())).toBe(true);
  expect(isBeyond({ ...NOTHING, columns: { Pajak: null } }, proposalOf())).toBe(true);
});

it('knows whether the same rows are left out', () => {
  const [first, ...others] = proposalOf().columns;
  const columns = first === undefined ? [] : [{ ...first, values: [{ text: 'Rekap', rows: 2, isLeftOut: true }] }, ...others];
  expect(isBeyond({ ...NOTHING, leaveOut: { [first?.name ?? '']: ['Rekap'] } }, proposalOf({ columns }))).toBe(false);
  expect(isBeyond(NOTHING, proposalOf({ columns }))).toBe(true);
});

it('does not take a suggestion for a choice', () => {
  const chosen: Draft = { ...NOTHING, codes: { tax: { Hotel: 'PBJT_HOTEL' } } };
  expect(isBeyond(NOTHING, proposalOf({ codes: [code({})] }))).toBe(false);
  expect(isBeyond(chosen, proposalOf({ codes: [code({})] }))).toBe(true);
  expect(isBeyond(chosen, proposalOf({ codes: [code({ status: 'mapped' })] }))).toBe(false);
  expect(isBeyond(NOTHING, proposalOf({ codes: [code({ status: 'mapped' })] }))).toBe(true);
});
