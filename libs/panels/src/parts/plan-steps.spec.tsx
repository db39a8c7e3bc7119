import { screen } from '@testing-library/react';
import { AnswersProvider } from '@pendapa/query';
import { answerOf, renderPage } from '@pendapa/testing';
import { PlanSteps } from './plan-steps.tsx';

const NAMES = {
  A: { id: 'Pajak Hotel', en: 'Hotel tax' },
  B: { id: 'Pajak Reklame', en: 'Advertising tax' },
  C: { id: 'Pajak Parkir', en: 'Parking tax' },
};

function show(variances: readonly (string | null)[]) {
  const answer = answerOf({
    by: { taxType: ['A', 'B', 'C'] },
    members: { taxType: NAMES },
    measures: {
      planVariance: { unit: 'money', values: variances, total: '0' },
      planAchievement: { unit: 'ratio', values: [0.9, 0.5, 1.2], total: 1 },
    },
  });
  const query = {
    subject: 'achievement',
    state: 'ready',
    failure: null,
    retry: () => undefined,
    answer: { ...answer, previous: false },
  } as const;
  renderPage(<PlanSteps query={query} by="taxType" />, { wrapper: AnswersProvider, language: 'en' });
}

it('says that there is nothing to do where no tax is below plan', () => {
  show(['100000000', '0', '400000000']);
  expect(screen.getByText('These figures show nothing to follow up.')).toBeInTheDocument();
});
