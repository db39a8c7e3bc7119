import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_SETTINGS } from '@pendapa/contracts/settings';
import { temporaryFolder } from '../testing/small-agency.ts';
import { checkProfiles } from './configuration.ts';

it('names a profile whose amounts would be refused in the currency of the folder, before a file comes', async () => {
  const folder = await temporaryFolder();
  try {
    await mkdir(join(folder.path, 'profiles'));
    const posted = { grain: 'day', column: 'tanggal', format: 'YYYY-MM-DD' };
    const profile = { extract: 'payments', fields: { posted, amount: { column: 'jumlah' } } };
    await writeFile(join(folder.path, 'profiles', 'harian.json'), JSON.stringify(profile));
    const patient = { folder: folder.path, settings: DEFAULT_SETTINGS, manifest: null };
    const [unmarked] = await checkProfiles(patient);
    expect([unmarked?.level, unmarked?.found.id]).toEqual(['fail', expect.stringMatching(/harian.*"numbers".*IDR/)]);
    const currency = { code: 'USD', symbol: '$', digits: 2 };
    expect(await checkProfiles({ ...patient, settings: { ...DEFAULT_SETTINGS, currency } })).toMatchObject([{ level: 'ok' }]);
    await writeFile(
      join(folder.path, 'profiles', 'harian.json'),
      JSON.stringify({ ...profile, numbers: { decimal: ',', thousands: '.' } }),
    );
    expect(await checkProfiles(patient)).toMatchObject([{ level: 'ok' }]);
  } finally {
    await folder.remove();
  }
});
