import AccountTreeIcon from '@mui/icons-material/AccountTree';
import CreditCardIcon from '@mui/icons-material/CreditCard';
import PaymentsIcon from '@mui/icons-material/Payments';
import PersonSearchIcon from '@mui/icons-material/PersonSearch';
import { defineFeature } from '@pendapa/page-manifest';
import { menu } from './messages/menu.ts';

export const paymentChannelsFeature = defineFeature({
  key: 'payment-channels',
  label: 'group',
  icon: CreditCardIcon,
  menu,
  pages: [
    {
      path: '/payment-channels',
      label: 'channels',
      icon: PaymentsIcon,
      load: () => import('./pages/payment-channels-page.tsx'),
      bottomBar: { order: 5, label: 'bottomBar' },
    },
    {
      path: '/bank-channels',
      label: 'bankChannels',
      icon: AccountTreeIcon,
      load: () => import('./pages/bank-channels-page.tsx'),
    },
    {
      path: '/transactions-by-taxpayer',
      label: 'byTaxpayer',
      icon: PersonSearchIcon,
      load: () => import('./pages/transactions-by-taxpayer-page.tsx'),
    },
  ],
});
