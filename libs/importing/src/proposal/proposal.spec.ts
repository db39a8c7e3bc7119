import { Findings } from './proposal.ts';

const TEXTS = { id: 'Tanggal berapa?', en: 'Which day?' };

it('keeps an answer of another form apart from an open question', () => {
  const ask = (answers: Record<string, string>) => {
    const findings = new Findings(answers);
    expect(findings.ask('day', TEXTS, [], /^\d{4}-\d{2}-\d{2}$/)).toBe(answers['day'] === '2025-03-14' ? '2025-03-14' : null);
    return findings.questions[0];
  };
  expect(ask({ day: '2025-03-14' })).toEqual({ key: 'day', texts: TEXTS, choices: [], answer: '2025-03-14' });
  expect(ask({ day: '14/03/2025' })).toEqual({ key: 'day', texts: TEXTS, choices: [], answer: null, wrongAnswer: '14/03/2025' });
  expect(ask({})).toEqual({ key: 'day', texts: TEXTS, choices: [], answer: null });
});
