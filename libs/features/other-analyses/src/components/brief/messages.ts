import { defineMessages } from '@pendapa/i18n';

export const briefTexts = defineMessages('other-analyses.brief', {
  id: {
    make: 'Ringkasan rapat (PDF dua lembar)',
    title: 'Ringkasan Pendapatan',
    taxTypes: 'Pencapaian per jenis pajak',
    findings: 'Temuan',
    decisions: 'Hal yang perlu diputuskan',
    decisionsText: 'Kekurangan terbesar terhadap rencana sampai hari ini, dan keputusan rapat untuk masing-masing.',
    decide: '{{tax}}: kurang {{gap}} ({{percent}} dari rencana). Keputusan: ………………………………………………………………………………',
    allOnPlan: 'Tidak ada jenis pajak di bawah rencana sampai hari ini.',
    room: 'Lainnya: ………………………………………………………………………………………………………………………………',
    head: 'Kepala Badan',
    maker: 'Disusun oleh',
    place: '……………………, ……………………………',
  },
  en: {
    make: 'Meeting brief (two-page PDF)',
    title: 'Revenue Brief',
    taxTypes: 'Achievement by tax type',
    findings: 'Findings',
    decisions: 'To be decided',
    decisionsText: 'The largest shortfalls against the plan to date, and what the meeting decides about each.',
    decide: '{{tax}}: {{gap}} short ({{percent}} of the plan). Decision: ………………………………………………………………………………',
    allOnPlan: 'No tax type is behind its plan to date.',
    room: 'Other: ………………………………………………………………………………………………………………………………',
    head: 'Head of the Agency',
    maker: 'Prepared by',
    place: '……………………, ……………………………',
  },
});
