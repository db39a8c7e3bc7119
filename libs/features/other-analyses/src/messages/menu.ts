import { defineMessages } from '@pendapa/i18n';

export const menu = defineMessages('other-analyses.menu', {
  id: {
    group: 'Analisis Lainnya',
    overview: 'Ringkasan Eksekutif',
    temporal: 'Analisis Temporal',
    crossDimensional: 'Analisis Lintas Dimensi',
    predictive: 'Analisis Prediktif',
    skeletonDemo: 'Demo Kerangka Pemuatan',
  },
  en: {
    group: 'Other Analyses',
    overview: 'Executive Overview',
    temporal: 'Temporal Analysis',
    crossDimensional: 'Cross-Dimensional Analysis',
    predictive: 'Predictive Analysis',
    skeletonDemo: 'Loading Skeleton Demo',
  },
});
