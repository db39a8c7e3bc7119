import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '@pendapa/contracts';
import { readProfile, requireMarks } from '@pendapa/importing';
import { readSettings } from '@pendapa/warehouse';
import { readAccess } from '../access/read-access.ts';
import { fail, ok, sameText, warn, type Check, type Finding } from './finding.ts';

const MEND = { id: 'Betulkan kunci yang disebut.', en: 'Correct the key that is named.' };

/** Returns an error that has a text for the user; rethrows all others, because they are program faults. */
function requireUserError(error: unknown): UserError {
  if (error instanceof UserError) return error;
  throw error;
}

export const checkSettings: Check = async ({ folder }) => {
  const check = { id: 'Pengaturan (pendapa.json)', en: 'Settings (pendapa.json)' };
  try {
    const settings = await readSettings(folder);
    return [ok(check, settings.agency)];
  } catch (error) {
    return [fail(check, requireUserError(error).texts, MEND)];
  }
};

export const checkAccess: Check = async ({ folder, settings }) => {
  const check = { id: 'Cara akses', en: 'Access mode' };
  if (!settings) return [];
  try {
    const { mode, host } = await readAccess(settings, folder);
    return [ok(check, sameText(`${mode} (${host ?? '127.0.0.1, ::1'})`))];
  } catch (error) {
    return [fail(check, requireUserError(error).texts, MEND)];
  }
};

/** Asks the identity provider of mode `oidc` for its own description. */
export const checkProvider: Check = async ({ folder, settings }) => {
  const check = { id: 'Penyedia identitas', en: 'Identity provider' };
  const plan = settings ? await readAccess(settings, folder).catch(() => null) : null;
  if (plan?.mode !== 'oidc') return [];
  const { provider } = plan.access;
  const { providerFault } = await import('../access/oidc/identity-provider.ts');
  const fault = await providerFault(provider);
  if (fault === null) return [ok(check, sameText(provider.issuer))];
  const found = {
    id: `${provider.issuer} tidak menjawab sebagai penyedia OpenID Connect (${fault})`,
    en: `${provider.issuer} does not answer as an OpenID Connect provider (${fault})`,
  };
  const advice = {
    id: 'Periksa access.issuer, jaringan, sertifikat, dan penyedianya. Sebelum itu tidak ada yang dapat masuk.',
    en: 'Check access.issuer, network, certificate and the provider. Until then nobody can sign in.',
  };
  return [warn(check, found, advice)];
};

export const checkProfiles: Check = async ({ folder, settings }) => {
  const names = (await readdir(join(folder, 'profiles')).catch(() => [])).filter((name) => name.endsWith('.json')).sort();
  const findings: Finding[] = [];
  for (const file of names) {
    const name = file.slice(0, -'.json'.length);
    const check = { id: `Profil ${name}`, en: `Profile ${name}` };
    try {
      const named = await readProfile(folder, name);
      if (settings) requireMarks(named, settings.currency);
      findings.push(ok(check, sameText(named.profile.extract)));
    } catch (error) {
      findings.push(fail(check, requireUserError(error).texts, MEND));
    }
  }
  return findings;
};
