import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { Admin, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { brand } from '#brand/brand.ts';
import { authProvider } from '#features/accounts/desk/auth-provider.ts';
import { SecurityPage } from '#features/accounts/desk/security-page.tsx';
import { SignInPage } from '#features/accounts/desk/sign-in-page.tsx';
import { AuditPage } from '#features/audit/desk/audit-page.tsx';
import { MailPage } from '#features/mail/desk/mail-page.tsx';
import { OutboxPage } from '#features/mail/desk/outbox-page.tsx';
import { deskDataProvider } from '#features/review/desk/desk-data-provider.ts';
import { SubmissionPage } from '#features/review/desk/submission-page.tsx';
import { SubmissionQueue } from '#features/review/desk/submission-queue.tsx';
import { deskKinds } from './desk-kinds.ts';
import { DeskLayout } from './desk-layout.tsx';
import { dayTheme, nightTheme } from './desk-theme.ts';

/** The page's policy takes style sheets with this nonce only. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const styleCache = createCache(nonce ? { key: 'desk', nonce } : { key: 'desk' });

const SignIn = () => <SignInPage brandName={brand.name} />;

const root = document.getElementById('desk');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={styleCache}>
        <Admin
          title={`${brand.name} desk`}
          authProvider={authProvider}
          dataProvider={deskDataProvider}
          loginPage={SignIn}
          layout={DeskLayout}
          theme={dayTheme}
          darkTheme={nightTheme}
          requireAuth
          disableTelemetry
        >
          <Resource
            name="submissions"
            list={SubmissionQueue}
            show={<SubmissionPage kinds={deskKinds} />}
            recordRepresentation="title"
          />
          <Resource name="outbox" list={OutboxPage} show={MailPage} />
          <Resource name="security-events" list={SecurityPage} />
          <Resource name="audit" list={AuditPage} />
        </Admin>
      </CacheProvider>
    </StrictMode>,
  );
}
