import { join } from 'node:path';
import { access } from 'node:fs/promises';
import { DEFAULT_SETTINGS } from '@pendapa/contracts/settings';
import { readManifest, readSettings } from '@pendapa/warehouse';
import { readKnownNames } from './known-names.ts';
import type { ProposalAnswers, ProfileProposal } from './proposal.ts';
import { proposeProfile } from './propose-profile.ts';

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/**
 * Proposes a profile for a file with the settings and codes of a data folder. A folder without data creates every code.
 * @throws UserError for files that cannot be looked at
 */
export async function proposeForFolder(path: string, dataFolder: string, answers: ProposalAnswers): Promise<ProfileProposal> {
  const hasData = (await readManifest(dataFolder)) !== null;
  const hasSettings = hasData || (await isThere(join(dataFolder, 'pendapa.json')));
  const settings = hasSettings ? await readSettings(dataFolder) : DEFAULT_SETTINGS;
  return proposeProfile(path, { settings, known: hasData ? await readKnownNames(dataFolder) : null, answers });
}
