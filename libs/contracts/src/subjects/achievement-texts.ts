import type { Texts } from '../texts.ts';
import type { SubjectTexts } from '../definitions/subject-texts.ts';

const PLANNED: Texts = {
  id: 'Jumlah rencana bulanan. Sebagian bulan dihitung menurut porsi hari kerjanya, atau Senin-Jumat bila kalender belum diimpor.',
  en: 'Sum of the monthly plan. Part of a month counts by its share of working days, or Monday to Friday without a calendar.',
};
const NET_PAID: Texts = {
  id: 'Jumlah (pokok + denda - potongan) seluruh pembayaran. Jenis pajak bertarget tanpa pembayaran dihitung 0.',
  en: 'Sum of (principal + penalty - discount) of all payments. A tax type with a target and no payment counts as 0.',
};

export const ACHIEVEMENT_TEXTS: SubjectTexts<'achievement', 'achievement' | 'planAchievement'> = {
  measures: {
    realised: {
      label: { id: 'Realisasi', en: 'Actual revenue' },
      meaning: { id: 'Penerimaan pajak yang dibukukan dalam periode.', en: 'Tax collections posted in the period.' },
      formula: NET_PAID,
    },
    realisedToDate: {
      label: { id: 'Realisasi sejak awal tahun', en: 'Actual revenue to date' },
      meaning: {
        id: 'Penerimaan pajak yang dibukukan sejak awal tahun anggaran sampai akhir periode.',
        en: 'Tax collections posted from the start of the fiscal year to the end of the period.',
      },
      formula: NET_PAID,
    },
    realisedOfPlan: {
      label: { id: 'Realisasi dengan rencana kas', en: 'Actual revenue with a plan' },
      meaning: {
        id: 'Penerimaan dalam periode dari jenis pajak, unit, dan bulan yang mempunyai rencana kas.',
        en: 'Collections of the period from the tax types, units and months that have a plan.',
      },
      formula: NET_PAID,
    },
    target: {
      label: { id: 'Target', en: 'Target' },
      meaning: {
        id: 'Target setahun menurut versi yang dipilih; bawaan: versi yang berlaku pada tanggal data.',
        en: 'Target of the year in the chosen version; by default the one in force on the data date.',
      },
      formula: { id: 'Jumlah target setahun.', en: 'Sum of the annual targets.' },
    },
    targetApbd: {
      label: { id: 'Target APBD', en: 'APBD target' },
      meaning: { id: 'Target setahun menurut APBD murni.', en: 'Annual target of the original budget.' },
      formula: { id: 'Jumlah target APBD setahun.', en: 'Sum of the annual APBD targets.' },
    },
    targetApbdp: {
      label: { id: 'Target APBDP', en: 'APBDP target' },
      meaning: { id: 'Target setahun menurut APBD Perubahan.', en: 'Annual target of the revised budget.' },
      formula: { id: 'Jumlah target APBDP setahun.', en: 'Sum of the annual APBDP targets.' },
    },
    plan: {
      label: { id: 'Rencana kas', en: 'Plan' },
      meaning: {
        id: 'Bagian target yang direncanakan masuk dalam periode.',
        en: 'The part of the target that is planned for the period.',
      },
      formula: PLANNED,
    },
    planWhole: {
      label: { id: 'Rencana kas seluruh periode', en: 'Plan of the whole period' },
      meaning: {
        id: 'Bagian target yang direncanakan masuk sampai akhir periode, juga setelah tanggal data.',
        en: 'The part of the target that is planned up to the end of the period, even after the data date.',
      },
      formula: PLANNED,
    },
    planToDate: {
      label: { id: 'Rencana kas sejak awal tahun', en: 'Plan to date' },
      meaning: {
        id: 'Bagian target yang direncanakan masuk sejak awal tahun anggaran sampai akhir periode.',
        en: 'The part of the target planned from the start of the fiscal year to the end of the period.',
      },
      formula: PLANNED,
    },
    achievement: {
      label: { id: 'Pencapaian target', en: 'Achievement of target' },
      meaning: { id: 'Porsi target setahun yang sudah tercapai.', en: 'The share of the annual target that is reached.' },
      formula: {
        id: 'Realisasi sejak awal tahun dari jenis pajak dan unit yang bertarget, dibagi target setahunnya.',
        en: 'Actual revenue to date of the tax types and units that have a target, divided by their annual target.',
      },
    },
    planAchievement: {
      label: { id: 'Pencapaian rencana', en: 'Achievement of plan' },
      meaning: {
        id: 'Realisasi dibandingkan rencana kas, keduanya sejak awal tahun sampai tanggal yang sama.',
        en: 'Actual revenue compared with the plan, both from the start of the year up to the same date.',
      },
      formula: {
        id: 'Realisasi sejak awal tahun dari jenis pajak, unit, dan bulan yang berencana kas, dibagi rencana kasnya.',
        en: 'Actual revenue to date of tax types, units and months that have a plan, divided by their plan to date.',
      },
    },
    planVariance: {
      label: { id: 'Selisih terhadap rencana', en: 'Gap to plan' },
      meaning: {
        id: 'Kelebihan atau kekurangan terhadap rencana kas sejak awal tahun.',
        en: 'Surplus or shortfall against the plan since the start of the year.',
      },
      formula: {
        id: 'Realisasi sejak awal tahun dari jenis pajak, unit, dan bulan yang berencana kas, dikurangi rencana kasnya.',
        en: 'Actual revenue to date of the tax types, units and months that have a plan, less their plan to date.',
      },
    },
    remaining: {
      label: { id: 'Sisa target', en: 'Remaining target' },
      meaning: {
        id: 'Penerimaan yang masih diperlukan sampai akhir tahun; negatif bila target sudah terlampaui.',
        en: 'Collections still needed by the end of the year; negative if the target is exceeded.',
      },
      formula: {
        id: 'Target setahun dikurangi realisasi sejak awal tahun dari jenis pajak dan unit yang bertarget.',
        en: 'Annual target less actual revenue to date of the tax types and units that have a target.',
      },
    },
  },
  components: {},
};
