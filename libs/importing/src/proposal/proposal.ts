import type { ExtractKey, Texts } from '@pendapa/contracts';

/** One fact about a file with what speaks for and against it. */
export interface Evidence {
  readonly about: string;
  readonly texts: Texts;
  /** Texts of the file that do not fit; empty if all do. */
  readonly against: readonly string[];
}

/** A reading that a person can choose. */
export interface Choice {
  readonly value: string;
  readonly texts: Texts;
}

/** What the file does not decide. `answer` is null while it is open. */
export interface Question {
  readonly key: string;
  readonly texts: Texts;
  /** Empty: any text of the form that the question names, such as a year. */
  readonly choices: readonly Choice[];
  readonly answer: string | null;
}

/** A value that the profile reads as a code. */
export interface CodeProposal {
  readonly field: string;
  readonly value: string;
  readonly rows: number;
  readonly status: 'known' | 'near' | 'unknown';
  /** Code of the same or the nearest name; null if none is near. */
  readonly code: string | null;
  readonly name: string | null;
}

/** Rows as the profile reads them: names of fields, and values as texts. */
export interface Preview {
  readonly fields: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Result of a check of the whole file by the proposed profile. */
export interface ProposalCheck {
  /** Null if the extract has no amounts, or the file was refused. In minor units. */
  readonly sum: string | null;
  readonly rows: number;
  readonly refused: readonly Texts[];
  readonly warned: readonly Texts[];
}

export interface ProfileProposal {
  readonly file: string;
  readonly format: string;
  readonly extract: ExtractKey | null;
  readonly evidence: readonly Evidence[];
  readonly questions: readonly Question[];
  readonly codes: readonly CodeProposal[];
  /** Profile as far as it is decided; null if not even the extract is known. */
  readonly profile: object | null;
  readonly preview: Preview | null;
  readonly check: ProposalCheck | null;
  /** True if no question is open and the whole file is read by the profile. */
  readonly isReady: boolean;
}

export type ProposalAnswers = Readonly<Record<string, string>>;

/** Collects facts and questions while a file is looked at. */
export class Findings {
  readonly evidence: Evidence[] = [];
  readonly questions: Question[] = [];

  constructor(private readonly answers: ProposalAnswers) {}

  add(about: string, id: string, en: string, against: readonly string[] = []): void {
    this.evidence.push({ about, texts: { id, en }, against: [...new Set(against)].slice(0, 5) });
  }

  /** Asks a question and returns the answer; null if it is open or no allowed answer was given. */
  ask(key: string, texts: Texts, choices: readonly Choice[] = [], pattern = /^.+$/): string | null {
    const known = this.questions.find((question) => question.key === key);
    if (known) return known.answer;
    const given = this.answers[key];
    const isAllowed = given !== undefined && (choices.length === 0 ? pattern.test(given) : choices.some(({ value }) => value === given));
    const answer = isAllowed ? given : null;
    this.questions.push({ key, texts, choices, answer });
    return answer;
  }
}
