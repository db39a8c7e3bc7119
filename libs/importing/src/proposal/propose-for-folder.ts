import { join } from 'node:path';
import { access } from 'node:fs/promises';
import type { ProfileProposal } from '@pendapa/contracts';
import { DEFAULT_SETTINGS } from '@pendapa/contracts/settings';
import { readManifest, readSettings, withServedTables } from '@pendapa/warehouse';
import { readCodeMappings } from '../load/code-mappings.ts';
import { readKnownNames } from './known-names.ts';
import type { ProposalDecisions } from './proposal.ts';
import { proposeProfile, type ProposalOptions } from './propose-profile.ts';
import { proposeReadings } from './propose-readings.ts';

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

async function optionsFor(dataFolder: string, decisions: ProposalDecisions): Promise<ProposalOptions> {
  const manifest = await readManifest(dataFolder);
  const hasSettings = manifest !== null || (await isThere(join(dataFolder, 'pendapa.json')));
  const settings = hasSettings ? await readSettings(dataFolder) : DEFAULT_SETTINGS;
  const known = manifest && (await withServedTables(dataFolder, manifest, readKnownNames));
  return { ...decisions, settings, known, mappings: await readCodeMappings(dataFolder) };
}

/**
 * Proposes a profile for a file with the settings and codes of a data folder. A folder without data creates every code.
 * @throws UserError for files that cannot be looked at
 */
export const proposeForFolder = async (path: string, dataFolder: string, decisions: ProposalDecisions): Promise<ProfileProposal> =>
  proposeProfile(path, await optionsFor(dataFolder, decisions));

/** As `proposeForFolder`; choices of an open question have their total and first lines. */
export const proposeReadingsForFolder = async (path: string, dataFolder: string, decisions: ProposalDecisions): Promise<ProfileProposal> =>
  proposeReadings(path, await optionsFor(dataFolder, decisions));
