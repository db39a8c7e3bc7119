import type { CodeProposal, Language, Preview, ProfileProposal, Question } from '@pendapa/contracts';

const HEADS = {
  evidence: { id: 'Hasil pembacaan', en: 'What was found' },
  against: { id: 'tidak dibaca atau tidak cocok', en: 'not read, or does not fit' },
  questions: { id: 'Pertanyaan', en: 'Questions' },
  answer: { id: 'jawab dengan', en: 'answer with' },
  answered: { id: 'dijawab', en: 'answered' },
  codes: { id: 'Kode', en: 'Codes' },
  preview: { id: 'Baris seperti dibaca', en: 'Rows as read' },
  refused: { id: 'Ditolak bila diimpor begini', en: 'Refused if imported like this' },
  warned: { id: 'Peringatan', en: 'Warnings' },
} as const;

const STATES = {
  known: { id: 'dikenal', en: 'known' },
  mapped: { id: 'dipetakan', en: 'mapped' },
  near: { id: 'mirip', en: 'near' },
  unknown: { id: 'belum ada', en: 'new' },
} as const;

const MAX_CODES = 30;
const MAX_FINDINGS = 5;

function questionLines({ key, texts, choices, answer }: Question, language: Language): string[] {
  const head = `  ${key}: ${texts[language]}`;
  if (answer !== null) return [head, `    ${HEADS.answered[language]}: ${answer}`];
  const options = choices.map((choice) => `    --answer "${key}=${choice.value}"  ${choice.texts[language]}`);
  return [head, ...(options.length > 0 ? options : [`    ${HEADS.answer[language]} --answer "${key}=..."`])];
}

const codeLine = ({ field, value, rows, status, code, name }: CodeProposal, language: Language): string =>
  `  ${field}: "${value}" (${rows}) ${STATES[status][language]}${code === null ? '' : ` ${code}${name === null ? '' : ` ${name}`}`}`;

function previewLines({ fields, lines }: Preview): string[] {
  const rows = lines.flatMap(({ read }) => read);
  if (rows.length === 0) return [];
  const table = [fields, ...rows];
  const widths = fields.map((_field, index) => Math.max(...table.map((row) => row[index]?.length ?? 0)));
  return table.map((row) => `  ${row.map((text, index) => text.padEnd(widths[index] ?? 0)).join('  ')}`);
}

/** Prints a proposal for a terminal: evidence, questions with the options that answer them, codes, and rows as read. */
export function renderProposal(proposal: ProfileProposal, language: Language): string {
  const { evidence, questions, codes, preview, check } = proposal;
  const section = (head: keyof typeof HEADS, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : ['', `${HEADS[head][language]}:`, ...lines];
  const found = evidence.flatMap(({ texts, against }) => [
    `  ${texts[language]}`,
    ...(against.length === 0 ? [] : [`    ${HEADS.against[language]}: ${against.join(', ')}`]),
  ]);
  return [
    proposal.file,
    ...section('evidence', found),
    ...section(
      'questions',
      questions.flatMap((question) => questionLines(question, language)),
    ),
    ...section(
      'codes',
      codes.slice(0, MAX_CODES).map((code) => codeLine(code, language)),
    ),
    ...section(
      'refused',
      (check?.refused ?? []).slice(0, MAX_FINDINGS).map((texts) => `  ${texts[language]}`),
    ),
    ...section(
      'warned',
      (check?.warned ?? []).slice(0, MAX_FINDINGS).map((texts) => `  ${texts[language]}`),
    ),
    ...section('preview', preview === null ? [] : previewLines(preview)),
    '',
  ].join('\n');
}
