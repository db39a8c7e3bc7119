import AssignmentIcon from '@mui/icons-material/Assignment';
import CategoryIcon from '@mui/icons-material/Category';
import GroupsIcon from '@mui/icons-material/Groups';
import HomeWorkIcon from '@mui/icons-material/HomeWork';
import RequestQuoteIcon from '@mui/icons-material/RequestQuote';
import { defineFeature } from '@pendapa/page-manifest';
import { menu } from './messages/menu.ts';

export const taxTypesFeature = defineFeature({
  key: 'tax-types',
  label: 'group',
  icon: RequestQuoteIcon,
  menu,
  pages: [
    {
      path: '/tax-types',
      label: 'taxTypes',
      icon: CategoryIcon,
      load: () => import('./pages/tax-types-page.tsx'),
      bottomBar: { order: 3, label: 'bottomBar' },
    },
    { path: '/tax-subjects', label: 'subjects', icon: GroupsIcon, load: () => import('./pages/tax-subjects-page.tsx') },
    { path: '/tax-objects', label: 'objects', icon: HomeWorkIcon, load: () => import('./pages/tax-objects-page.tsx') },
    { path: '/assessment', label: 'assessment', icon: AssignmentIcon, load: () => import('./pages/assessment-page.tsx') },
  ],
});
