import { EXTRACTS, type ExtractKey, type ProfileProposal, type Settings } from '@pendapa/contracts';
import { isOptionalInTemplate, templateColumns, templateProfile } from '../profile/template-profile.ts';
import { previewRows } from './check-proposal.ts';
import type { Findings } from './proposal.ts';
import type { RawFile, RawRow } from './raw-table.ts';
import type { TableShape } from './table-shape.ts';

/** Extract whose template has these columns and no others, except optional ones; null if there is none. */
export function templateWith(names: ReadonlySet<string>): ExtractKey | null {
  const hasColumns = (key: ExtractKey): boolean => {
    const known = templateColumns(key);
    return [...names].every((name) => known.includes(name)) && known.every((name) => names.has(name) || isOptionalInTemplate(key, name));
  };
  return EXTRACTS.find(hasColumns) ?? null;
}

/** Extract whose template has the columns of a file; null if there is none. */
export function templateOf(
  { columns, skipLines }: TableShape,
  { delimited }: RawFile,
): { readonly extract: ExtractKey; readonly delimiter: string | null } | null {
  const extract = templateWith(new Set(columns.map(({ name }) => name)));
  return extract === null || skipLines > 0 ? null : { extract, delimiter: delimited?.delimiter ?? null };
}

interface TemplateContext {
  readonly base: ProfileProposal;
  readonly settings: Settings;
  readonly raw: readonly RawRow[];
  readonly findings: Findings;
}

/** A file in the form of a template needs no profile of its own. */
export async function proposeTemplate(
  path: string,
  { extract, delimiter }: { readonly extract: ExtractKey; readonly delimiter: string | null },
  { base, settings, raw, findings }: TemplateContext,
): Promise<ProfileProposal> {
  findings.add(
    'template',
    `Berkas berbentuk templat: --profile template:${extract}.`,
    `The file has the form of a template: --profile template:${extract}.`,
  );
  const { profile } = templateProfile(extract);
  const own = delimiter === null ? profile : { ...profile, file: { ...profile.file, delimiter } };
  const preview = await previewRows({ path, raw, settings }, own);
  return { ...base, extract, profile: own, preview, isReady: true };
}
