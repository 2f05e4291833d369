import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryClient } from '@tanstack/react-query';
import { StrictMode, type ComponentProps } from 'react';
import { Admin, CustomRoutes, Resource, reactRouterProvider, useParams } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { brand } from '#brand/brand.ts';
import { authProvider } from '#features/team/accounts/desk/auth-provider.ts';
import { InvitationPage } from '#features/team/accounts/desk/invitation-page.tsx';
import { RecoveryPage } from '#features/team/accounts/desk/recovery-page.tsx';
import { SecondFactorGate } from '#features/team/accounts/desk/second-factor-gate.tsx';
import { SignInPage } from '#features/team/accounts/desk/sign-in-page.tsx';
import { callAgain } from '#features/core/desk-kit/desk/call-again.ts';
import { deskDataProvider } from '#features/core/desk-kit/desk/desk-data-provider.ts';
import { SymbolSheet } from '#features/core/desk-kit/desk/store-symbol.tsx';
import { ReviewScreen } from '#features/submission/review/desk/review-screen.tsx';
import { noticesPath } from '#features/team/notices/model/notices-path.ts';
import { importAgain } from '#lib/import-again.ts';
import { keepTexts } from '#lib/keep-texts.ts';
import { deskKinds } from './desk-kinds.ts';
import {
  AccountsPage,
  OwnAccountPage,
  SecurityPage,
  AppealList,
  AppealShow,
  AuditPage,
  ListedPage,
  CategoriesPage,
  HotPage,
  NetworksPage,
  ClearSigningPage,
  NewItemPage,
  ListedItemPage,
  DraftList,
  DraftPage,
  ProposalsPage,
  ProposalPage,
  ReleaseDraftPage,
  ReleaseForm,
  ReleaseList,
  ContentPage,
  MailPage,
  OutboxPage,
  TemplateList,
  TemplatePage,
  IssueList,
  IssuePage,
  SubscribersPage,
  NumbersPage,
  BooksPage,
  StatementPage,
  ReportList,
  ReportedPage,
  AnswersPage,
  ChecklistPage,
  QuestionList,
  NewNoticePage,
  NoticePage,
  NoticesPage,
  QuestionShow,
  TransferList,
  TransferShow,
  OpenNoticePage,
  StaffNoticesPage,
  WebhooksPage,
  WatchList,
  WatchShow,
} from './desk-pages.ts';
import { noteInput } from '#lib/user-activity.ts';
import { DeskLayout } from './desk-layout.tsx';
import './desk-fonts.css';
import { dayTheme, nightTheme } from './desk-theme.ts';
import { Landing } from './landing.tsx';
import { checklistPath } from './places.ts';
import { symbolSheet } from './symbol-sheet.ts';

Object.assign(globalThis, { importAgain });

/** The page's policy takes style sheets with this nonce only. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const styleCache = createCache(nonce ? { key: 'desk', nonce } : { key: 'desk' });

const queryClient = new QueryClient({ defaultOptions: { queries: { retry: callAgain } } });

const SignIn = () => <SignInPage brandName={brand.name} />;

const Layout = ({ children, ...layout }: ComponentProps<typeof DeskLayout>) => (
  <SecondFactorGate>
    <SymbolSheet value={symbolSheet}>
      <DeskLayout {...layout}>{children}</DeskLayout>
    </SymbolSheet>
  </SecondFactorGate>
);

const { Route } = reactRouterProvider;

function Invitation() {
  const { token = '' } = useParams();
  return <InvitationPage brandName={brand.name} token={token} />;
}

function Recovery() {
  const { token = '' } = useParams();
  return <RecoveryPage brandName={brand.name} token={token} />;
}

noteInput(window);
keepTexts(document.body);

const root = document.getElementById('desk');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={styleCache}>
        <Admin
          title={`${brand.name} desk`}
          authProvider={authProvider}
          dataProvider={deskDataProvider}
          queryClient={queryClient}
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
          <Resource name="listings" list={ListedPage} edit={ListedItemPage} />
          <Resource name="listing-drafts" list={DraftList} edit={DraftPage} recordRepresentation="name" />
          <Resource name="reports" list={ReportList} show={ReportedPage} recordRepresentation="title" />
          <Resource name="watch" list={WatchList} show={WatchShow} recordRepresentation="name" />
          <Resource name="appeals" list={AppealList} show={AppealShow} recordRepresentation="title" />
          <Resource name="transfers" list={TransferList} show={TransferShow} recordRepresentation="amount" />
          <Resource
            name="payment-questions"
            list={QuestionList}
            show={QuestionShow}
            recordRepresentation="tx_hash"
          />
          <Resource name="proposals" list={ProposalsPage} show={ProposalPage} recordRepresentation="title" />
          <Resource name="releases" list={ReleaseList} create={ReleaseForm} />
          <Resource name="release-drafts" edit={ReleaseDraftPage} recordRepresentation="version" />
          <Resource name="outbox" list={OutboxPage} show={MailPage} />
          <Resource name="newsletter-issues" list={IssueList} show={IssuePage} />
          <Resource name="subscribers" list={SubscribersPage} />
          <Resource name="status-notices" list={NoticesPage} create={NewNoticePage} edit={NoticePage} />
          <Resource name="accounts" list={AccountsPage} />
          <Resource name="webhooks" list={WebhooksPage} />
          <Resource name="security-events" list={SecurityPage} />
          <Resource name="audit" list={AuditPage} />
          <CustomRoutes>
            <Route path="/mail-templates" element={<TemplateList />} />
            <Route path="/mail-templates/:kind/:locale" element={<TemplatePage />} />
            <Route path={noticesPath} element={<StaffNoticesPage />} />
            <Route path={`${noticesPath}/:id`} element={<OpenNoticePage />} />
            <Route path="/numbers" element={<NumbersPage />} />
            <Route path="/books" element={<BooksPage />} />
            <Route path="/books/statement/:id" element={<StatementPage />} />
            <Route path="/account" element={<OwnAccountPage />} />
            <Route path="/submissions/answers" element={<AnswersPage />} />
            <Route path="/listings/categories" element={<CategoriesPage />} />
            <Route path="/listings/hot" element={<HotPage />} />
            <Route path="/listings/networks" element={<NetworksPage />} />
            <Route path="/listings/clear-signing" element={<ClearSigningPage />} />
            <Route path="/listings/new/:kind" element={<NewItemPage />} />
            <Route path={checklistPath} element={<ChecklistPage />} />
            <Route path="/content" element={<ContentPage />} />
            <Route path="/content/:kind" element={<ContentPage />} />
            <Route path="/content/:kind/:id" element={<ContentPage />} />
          </CustomRoutes>
          <CustomRoutes noLayout>
            <Route path="/invitation/:token" element={<Invitation />} />
            <Route path="/recovery/:token" element={<Recovery />} />
          </CustomRoutes>
        </Admin>
      </CacheProvider>
    </StrictMode>,
  );
}
