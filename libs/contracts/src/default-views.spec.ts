import { parseQuestion, questionAddress, type QuestionParameters } from './question.ts';
import { defaultViews } from './default-views.ts';

it.each(defaultViews('2026-11-14').map(({ page, question }) => [page, questionAddress(question), question] as const))(
  '%s asks what can be asked: %s',
  (_, address, question) => {
    const parameters = Object.fromEntries(new URL(address, 'http://localhost').searchParams) as QuestionParameters;
    expect(parseQuestion(question.subject, parameters)).toMatchObject({ ok: true });
  },
);
