import type { Texts } from '@pendapa/contracts';
import { commandText } from '@pendapa/warehouse/folder';

interface HealthStateInfo {
  /** True if figures are still answered; else `/readyz` is 503. */
  readonly canAnswer: boolean;
  /** The message on standard error; null if the state is not a fault. */
  readonly fault: Texts | null;
}

/** All states that `/readyz` names. Without any of them it says `ok`. */
export const HEALTH_STATES = {
  /** The server listens, and its data are not open yet. */
  starting: { canAnswer: false, fault: null },
  /** The data folder is empty: the server shows how to fill it. */
  'no-data': { canAnswer: false, fault: null },
  'store-unavailable': {
    canAnswer: false,
    fault: { id: 'ClickHouse tidak menjawab.', en: 'ClickHouse does not answer.' },
  },
  'data-folder-away': {
    canAnswer: true,
    fault: {
      id: 'Folder data tidak ada di tempatnya, atau diganti folder lain. Kembalikan folder itu. Bila sengaja diganti, jalankan ulang server.',
      en: 'The data folder is missing, or another folder is in its place. Put it back. If it was replaced on purpose, start the server again.',
    },
  },
  'generation-damaged': {
    canAnswer: true,
    fault: {
      id: `Generasi yang terbit rusak. Generasi yang lebih lama disajikan. Periksa dengan "${commandText('doctor')}".`,
      en: `The published generation is damaged. An older one is served. Check with "${commandText('doctor')}".`,
    },
  },
  'settings-refused': {
    canAnswer: true,
    fault: {
      id: 'pendapa.json tidak dapat dipakai. Pengaturan sebelumnya tetap berlaku. Betulkan berkasnya.',
      en: 'pendapa.json cannot be used. The previous settings stay in force. Correct the file.',
    },
  },
  'provider-unavailable': {
    canAnswer: true,
    fault: {
      id: 'Penyedia identitas (access.issuer) tidak menjawab: pengguna yang sudah masuk tetap dapat bekerja, pengguna lain belum dapat masuk. Pendapa mencoba lagi.',
      en: 'The identity provider (access.issuer) does not answer: signed-in users go on, nobody else can sign in. Pendapa tries again.',
    },
  },
  'disk-full': {
    canAnswer: true,
    fault: {
      id: 'Disk folder data penuh: tidak ada yang dapat dicatat, jadi ekspor dan pembukaan identitas ditolak.',
      en: 'The disk of the data folder is full: nothing can be recorded, so exports and reveals are refused.',
    },
  },
  'audit-unwritable': {
    canAnswer: true,
    fault: {
      id: `Catatan audit tidak dapat ditulis: ekspor dan pembukaan identitas ditolak. Periksa dengan "${commandText('doctor')}".`,
      en: `The audit log cannot be written: exports and reveals are refused. Check with "${commandText('doctor')}".`,
    },
  },
} as const satisfies Readonly<Record<string, HealthStateInfo>>;

export type HealthState = keyof typeof HEALTH_STATES;
