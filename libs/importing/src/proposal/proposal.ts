import type { Choice, Evidence, Question, Texts } from '@pendapa/contracts';
import type { CodeMappings } from '../load/code-mappings.ts';

export type ProposalAnswers = Readonly<Record<string, string>>;

/** Fields by the name of a column; null: the column is not used. Columns that are not named are left to the proposal. */
export type ColumnDecisions = Readonly<Record<string, string | null>>;

/** Texts by column whose rows a person leaves out. */
export type LeftOutTexts = Readonly<Record<string, readonly string[]>>;

/** Everything that a person decided about a file. */
export interface ProposalDecisions {
  readonly answers: ProposalAnswers;
  readonly columns?: ColumnDecisions;
  readonly codes?: CodeMappings;
  readonly leaveOut?: LeftOutTexts;
}

/** Collects facts and questions while a file is looked at. */
export class Findings {
  readonly evidence: Evidence[] = [];
  readonly questions: Question[] = [];

  constructor(private readonly answers: ProposalAnswers) {}

  add(about: string, id: string, en: string, against: readonly string[] = []): void {
    this.evidence.push({ about, texts: { id, en }, against: [...new Set(against)].slice(0, 5) });
  }

  /**
   * Asks a question and returns the answer; null if it is open or no allowed answer was given.
   * @param inForm writes a typed answer in the form of the pattern
   */
  ask(
    key: string,
    texts: Texts,
    choices: readonly Pick<Choice, 'value' | 'texts'>[] = [],
    pattern = /^.+$/,
    inForm = (text: string): string => text,
  ): string | null {
    const known = this.questions.find((question) => question.key === key);
    if (known) return known.answer === null ? null : inForm(known.answer);
    const given = this.answers[key];
    const isAllowed =
      given !== undefined && (choices.length === 0 ? pattern.test(inForm(given)) : choices.some(({ value }) => value === given));
    const answer = isAllowed ? given : null;
    this.questions.push({
      key,
      texts,
      choices: choices.map((choice) => ({ ...choice, sum: null, preview: null })),
      answer,
      ...(given === undefined || isAllowed ? {} : { wrongAnswer: given }),
    });
    return answer === null ? null : inForm(answer);
  }
}
