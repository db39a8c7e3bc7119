import { basename } from 'node:path';
import { EXTRACTS, UserError, type ExtractKey, type ProfileProposal } from '@pendapa/contracts';
import { readParquetColumns } from '../parquet/read-parquet.ts';
import { isOptionalInTemplate, templateColumns, templateProfile } from '../profile/template-profile.ts';
import type { Findings } from './proposal.ts';
import { templateWith } from './propose-template.ts';

/** Least share of all columns, of file and template together, that the nearest template has in common. */
const MIN_SHARE = 0.3;

interface NearTemplate {
  readonly extract: ExtractKey;
  readonly share: number;
  readonly missing: readonly string[];
  readonly unknown: readonly string[];
}

function compare(extract: ExtractKey, names: ReadonlySet<string>): NearTemplate {
  const columns = templateColumns(extract);
  const common = columns.filter((name) => names.has(name));
  return {
    extract,
    share: common.length / new Set([...columns, ...names]).size,
    missing: columns.filter((name) => !names.has(name) && !isOptionalInTemplate(extract, name)),
    unknown: [...names].filter((name) => !columns.includes(name)),
  };
}

function nearestTemplate(names: ReadonlySet<string>): NearTemplate | null {
  const [nearest] = EXTRACTS.map((extract) => compare(extract, names)).sort((a, b) => b.share - a.share);
  return nearest !== undefined && nearest.share >= MIN_SHARE ? nearest : null;
}

const list = (names: readonly string[]): string => (names.length === 0 ? '-' : names.slice(0, 20).join(', '));

function noTemplate(file: string, names: ReadonlySet<string>): UserError {
  const columns = list([...names]);
  const near = nearestTemplate(names);
  const advice =
    near === null
      ? {
          id: 'Kolomnya tidak mirip dengan templat mana pun. Pilih cara membaca tersimpan, atau kirim datanya sebagai CSV atau Excel.',
          en: 'Its columns are like those of no template. Choose a saved way of reading, or send the data as CSV or Excel.',
        }
      : {
          id: `Templat yang paling dekat "${near.extract}"; kolom yang kurang: ${list(near.missing)}; kolom lain: ${list(near.unknown)}. Samakan nama kolomnya, pilih cara membaca tersimpan, atau kirim datanya sebagai CSV atau Excel.`,
          en: `The nearest template is "${near.extract}"; missing columns: ${list(near.missing)}; other columns: ${list(near.unknown)}. Give the columns those names, choose a saved way of reading, or send the data as CSV or Excel.`,
        };
  return new UserError({
    id: `"${file}" adalah Parquet dengan kolom: ${columns}. ${advice.id}`,
    en: `"${file}" is Parquet with the columns: ${columns}. ${advice.en}`,
  });
}

/**
 * Proposes the template whose columns a Parquet file has. Its columns have types already, so that nothing else is to be decided.
 * @throws Unreadable if the file is damaged
 * @throws UserError for other columns, with the nearest template
 */
export async function proposeParquet(path: string, start: ProfileProposal, findings: Findings): Promise<ProfileProposal> {
  const names = new Set(await readParquetColumns(path));
  const extract = templateWith(names);
  if (extract === null) throw noTemplate(basename(path), names);
  findings.add('format', 'Format: parquet.', 'The format is parquet.');
  findings.add('template', `Kolomnya adalah kolom templat "${extract}".`, `Its columns are those of the template "${extract}".`);
  return { ...start, format: 'parquet', extract, profile: templateProfile(extract).profile, isReady: true };
}
