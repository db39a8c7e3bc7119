import { isKnown, type AnswerTo, type MonthlyCourse } from '@pendapa/query';
import { answerOf } from '@pendapa/testing';
import { mostCaughtUp, standings } from './standings.ts';

const answerWith = (revenue: readonly (string | null)[]): AnswerTo<MonthlyCourse, 'unit' | 'month'> =>
  answerOf({
    by: { unit: ['U1', 'U1', 'U2', 'U2'], month: ['2025-01-01', '2025-02-01', '2025-01-01', '2025-02-01'] },
    measures: {
      realised: { unit: 'money', values: [...revenue], total: null },
      realisedOfPlan: { unit: 'money', values: [...revenue], total: null },
      plan: { unit: 'money', values: ['100', '100', '100', '100'], total: '400' },
    },
  });

it('finds the unit whose achievement of plan rose most', () => {
  const known = standings(answerWith(['50', '90', '80', '80']));
  expect([mostCaughtUp(known?.units ?? [])?.unit, known?.open]).toEqual(['U1', null]);
});

it('leaves open which unit rose most if revenue of a plan is unknown', () => {
  const open = standings(answerWith(['50', '90', null, '80']))?.open ?? null;
  expect(open !== null && !isKnown(open)).toBe(true);
});
