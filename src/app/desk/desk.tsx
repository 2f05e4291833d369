import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode, type ComponentProps } from 'react';
import { Admin, CustomRoutes, Resource, reactRouterProvider, useParams } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { brand } from '#brand/brand.ts';
import { AccountsPage } from '#features/accounts/desk/accounts-page.tsx';
import { authProvider } from '#features/accounts/desk/auth-provider.ts';
import { InvitationPage } from '#features/accounts/desk/invitation-page.tsx';
import { OwnAccountPage } from '#features/accounts/desk/own-account-page.tsx';
import { SecondFactorGate } from '#features/accounts/desk/second-factor-gate.tsx';
import { SecurityPage } from '#features/accounts/desk/security-page.tsx';
import { SignInPage } from '#features/accounts/desk/sign-in-page.tsx';
import { AuditPage } from '#features/audit/desk/audit-page.tsx';
import { ListingPage } from '#features/catalogue/desk/listing-page.tsx';
import { CategoriesPage } from '#features/catalogue-editing/desk/categories-page.tsx';
import { HotPage } from '#features/catalogue-editing/desk/hot-page.tsx';
import { NetworksPage } from '#features/catalogue-editing/desk/networks-page.tsx';
import { ListedItemPage } from '#features/catalogue-editing/desk/listed-item-page.tsx';
import { ReleaseForm } from '#features/downloads/desk/release-form.tsx';
import { ReleaseList } from '#features/downloads/desk/release-list.tsx';
import { ContentPage } from '#features/editing/desk/content-page.tsx';
import { MailPage } from '#features/mail/desk/mail-page.tsx';
import { OutboxPage } from '#features/mail/desk/outbox-page.tsx';
import { ReportList } from '#features/reports/desk/report-list.tsx';
import { ReportShow } from '#features/reports/desk/report-show.tsx';
import { deskDataProvider } from '#features/review/desk/desk-data-provider.ts';
import { ReviewScreen } from '#features/review/desk/review-screen.tsx';
import { ChecklistPage } from '#features/setup/desk/checklist-page.tsx';
import { deskKinds } from './desk-kinds.ts';
import { noteInput } from '#lib/user-activity.ts';
import { DeskLayout } from './desk-layout.tsx';
import './desk-fonts.css';
import { dayTheme, nightTheme } from './desk-theme.ts';
import { Landing } from './landing.tsx';
import { checklistPath } from './places.ts';

/** The page's policy takes style sheets with this nonce only. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const styleCache = createCache(nonce ? { key: 'desk', nonce } : { key: 'desk' });

const SignIn = () => <SignInPage brandName={brand.name} />;

const Layout = ({ children, ...layout }: ComponentProps<typeof DeskLayout>) => (
  <SecondFactorGate>
    <DeskLayout {...layout}>{children}</DeskLayout>
  </SecondFactorGate>
);

const { Route } = reactRouterProvider;

function Invitation() {
  const { token = '' } = useParams();
  return <InvitationPage brandName={brand.name} token={token} />;
}

noteInput(window);

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
          layout={Layout}
          dashboard={Landing}
          theme={dayTheme}
          darkTheme={nightTheme}
          requireAuth
          disableTelemetry
        >
          <Resource
            name="submissions"
            list={<ReviewScreen kinds={deskKinds} />}
            show={<ReviewScreen kinds={deskKinds} />}
            recordRepresentation="title"
          />
          <Resource name="listings" list={ListingPage} edit={ListedItemPage} />
          <Resource name="reports" list={ReportList} show={ReportShow} recordRepresentation="title" />
          <Resource name="releases" list={ReleaseList} create={ReleaseForm} />
          <Resource name="outbox" list={OutboxPage} show={MailPage} />
          <Resource name="accounts" list={AccountsPage} />
          <Resource name="security-events" list={SecurityPage} />
          <Resource name="audit" list={AuditPage} />
          <CustomRoutes>
            <Route path="/account" element={<OwnAccountPage />} />
            <Route path="/listings/categories" element={<CategoriesPage />} />
            <Route path="/listings/hot" element={<HotPage />} />
            <Route path="/listings/networks" element={<NetworksPage />} />
            <Route path={checklistPath} element={<ChecklistPage />} />
            <Route path="/content" element={<ContentPage />} />
            <Route path="/content/:kind" element={<ContentPage />} />
            <Route path="/content/:kind/:id" element={<ContentPage />} />
          </CustomRoutes>
          <CustomRoutes noLayout>
            <Route path="/invitation/:token" element={<Invitation />} />
          </CustomRoutes>
        </Admin>
      </CacheProvider>
    </StrictMode>,
  );
}
