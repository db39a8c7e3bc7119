import { readSettings } from '../data-folder/settings-file.ts';
import { limitSources } from './sweep-sources.ts';
import { forgetFindings } from './findings-file.ts';
import { forgetOldGenerations, sweepLoadSources, sweepParts } from './generations.ts';

/** Removes what is no longer needed after a publication. A file that cannot be removed now is removed by the next load. */
export async function tidy(dataFolder: string): Promise<void> {
  try {
    await forgetOldGenerations(dataFolder);
    await forgetFindings(dataFolder);
    await sweepParts(dataFolder);
    await sweepLoadSources(dataFolder);
    await limitSources(dataFolder, (await readSettings(dataFolder)).importedFiles);
  } catch {
    return;
  }
}
