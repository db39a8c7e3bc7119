import { stat } from 'node:fs/promises';
import type { Choice, ProfileProposal, Question } from '@pendapa/contracts';
import { proposeProfile, type ProposalOptions } from './propose-profile.ts';

/** Each reading is a check of the whole file, so that larger files are asked about without them. */
const MAX_BYTES = 8 << 20;
const MAX_CHOICES = 4;

/** Adds the total and the first lines that a file has by one choice. */
async function withReading(path: string, options: ProposalOptions, key: string, choice: Choice): Promise<Choice> {
  const answers = { ...options.answers, [key]: choice.value };
  const { isReady, check, preview } = await proposeProfile(path, { ...options, answers });
  if (isReady) return { ...choice, sum: check?.sum ?? null, preview };
  const [refused] = check?.refused ?? [];
  return refused === undefined ? choice : { ...choice, refused };
}

/**
 * Proposes a profile as `proposeProfile` does. Choices of the only open question have their total and first lines; with several open
 * questions a choice does not decide the reading yet.
 * @throws UserError for files that cannot be looked at
 */
export async function proposeReadings(path: string, options: ProposalOptions): Promise<ProfileProposal> {
  const proposal = await proposeProfile(path, options);
  const [open, ...others] = proposal.questions.filter(({ answer }) => answer === null);
  if (open === undefined || others.length > 0 || open.choices.length > MAX_CHOICES) return proposal;
  if ((await stat(path)).size > MAX_BYTES) return proposal;
  const choices: Choice[] = [];
  for (const choice of open.choices) choices.push(await withReading(path, options, open.key, choice));
  const shown: Question = { ...open, choices };
  return { ...proposal, questions: proposal.questions.map((question) => (question === open ? shown : question)) };
}
