import * as v from 'valibot';
import { safetyFindingCodes } from './safety-finding-code.ts';
import { listingKinds } from './state.ts';

/** What the checks before payment found out about a submission, beyond the form itself. */
const findingCodes = [
  /** params: title, hid – the site is listed in this language already */
  'duplicate-listed',
  /** The same site is being submitted in this language; blocking when that one is under review. */
  'duplicate-open',
  /** A further language is sent for another site than the one that was paid for. */
  'other-site',
  /** This language of the site has been sent already. */
  'language-sent',
  /** params: title, url (DApps), network (assets) – another project has a name that looks like this one */
  'look-alike-name',
  /** params: title, url (DApps), network (assets) – another project has exactly this name */
  'same-name',
  /** params: field (title, name, symbol, url), word, scripts (ISO 15924, separated by commas) – letters of two alphabets in one word */
  'mixed-script',
  /** params: field (title, desc, name, description), kind (a ScamKind), words – the text says what scams say; for the desk only */
  'scam-words',
  /** params: host – another project has a host that looks like this one */
  'look-alike-url',
  /** params: network, address, title (where listed) – another project has named this contract as its own */
  'same-contract',
  /** params: network, address, title, symbol – the contract of a DApp is a listed token */
  'token-as-contract',
  /** A submission for something else has the same email address; for the desk only. */
  'same-email',
  /** params: bits (of 64 in which the pictures differ) – another project has this logo, or nearly; for the desk only */
  'same-logo',
  /** params: reason (a ProbeFailure; for the desk only), status */
  'site-unreachable',
  /** params: network, address */
  'contract-not-deployed',
  /** params: network – the chain did not answer */
  'contract-unchecked',
  /** params: title, hid – the contract is listed already */
  'contract-listed',
  /** The same contract is being submitted; blocking when that one is under review. */
  'contract-open',
  /** An application from this email address waits for its decision; told to the desk alone. */
  'application-open',
  /** params: max – so many submissions from this network address or its network wait for their payment */
  'too-many-unpaid',
  /** params: title, symbol, network – another token has this symbol, or one that looks like it */
  'look-alike-symbol',
  /** params: network, address – the contract answers nothing of what a token answers */
  'not-a-token',
  /** params: network, address, kind (`token` or `nft`: what the contract is) – it belongs into the other form */
  'other-kind',
  /** params: field (name, symbol, decimal, total_supply), typed, read – the contract says otherwise */
  'facts-differ',
  /** params: those of every check of a token (network, address, block, check: its number, found: `resale:reverts, fees:fee`) – in a simulation, buyers could not sell it, or lost most of what they paid */
  'token-check-stop',
  /** The same params – what its owner can do, or what it costs, has to be weighed */
  'token-check-caution',
  /** The same params – something that decides could not be determined */
  'token-check-not-determined',
  /** The same params; found is empty */
  'token-check-passed',
  ...safetyFindingCodes,
] as const;

export type FindingCode = (typeof findingCodes)[number];

/** Codes that would tell a stranger what others have sent, or a scammer which words to leave out. */
const deskOnlyCodes: readonly FindingCode[] = [
  ...(['same-email', 'same-logo', 'application-open', 'scam-words'] as const),
  ...([
    'token-check-stop',
    'token-check-caution',
    'token-check-not-determined',
    'token-check-passed',
  ] as const),
];

/**
 * What a finding means for the submission:
 * `blocking` keeps it from being made, so that no one pays for what would be refused;
 * `desk` lets it pass, marked: the reviewers ask for proof, and the one who approves it says why;
 * `warning` may be a coincidence;
 * `notice` is what a contract can do: for the reviewers to weigh, no verdict.
 */
export const findingSeverities = ['blocking', 'desk', 'warning', 'notice'] as const;
export type FindingSeverity = (typeof findingSeverities)[number];

/** With what the submission was compared: a listed item or another submission. */
const findingEvidenceSchema = v.union([
  v.object({ listed: v.picklist(listingKinds), hid: v.number(), title: v.string() }),
  v.object({ submission: v.number(), title: v.string() }),
]);
export type FindingEvidence = v.InferOutput<typeof findingEvidenceSchema>;

/** A finding as anyone may read it. */
export const publicFindingSchema = v.object({
  severity: v.pipe(
    v.picklist(findingSeverities),
    v.description(
      'blocking: cannot be submitted; desk: can be submitted, and the review asks for proof; warning: may be a coincidence; notice: for information',
    ),
  ),
  code: v.picklist(findingCodes),
  /** Public facts alone: of another submission nothing is in here. */
  params: v.record(v.string(), v.union([v.string(), v.number()])),
});

/** A finding as it is stored. */
export const findingSchema = v.object({
  ...publicFindingSchema.entries,
  /** For the desk; see `publicFindings`. */
  evidence: v.optional(findingEvidenceSchema),
});
export type Finding = v.InferOutput<typeof findingSchema>;

/** Parameters that would tell a stranger which names lead into the server's own network. */
const deskOnlyParams: Partial<Record<FindingCode, readonly string[]>> = { 'site-unreachable': ['reason'] };

function publicParams({ code, params }: Finding): Finding['params'] {
  const hidden = deskOnlyParams[code];
  return hidden
    ? Object.fromEntries(Object.entries(params).filter(([name]) => !hidden.includes(name)))
    : params;
}

/** The findings as anyone may read them: nothing of what other people have sent, or of this server's network. */
export function publicFindings(findings: readonly Finding[]): Finding[] {
  return findings
    .filter(({ code }) => !deskOnlyCodes.includes(code))
    .map((finding) => ({ severity: finding.severity, code: finding.code, params: publicParams(finding) }));
}
