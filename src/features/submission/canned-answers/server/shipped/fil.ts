import type { ShippedTexts } from './shipped-texts.ts';

export const fil: ShippedTexts = {
  duplicate:
    'Nakalista na ang {name} sa {wallet}, kaya hindi na namin ito mailista muli. Kung may mali o kulang sa listing, makipag-ugnayan sa {support} at sabihin kung ano ang dapat baguhin.',
  'copied-logo-or-name':
    'Masyadong kahawig ng ibang project ang pangalan o logo ng {name}, at maaaring mapagkamalan ito ng mga tao. Puwede kang mag-submit muli na may sarili mong pangalan at logo.',
  'scam-or-honeypot':
    'May nakita kaming palatandaan na puwedeng mawalan ng pondo ang mga tao dahil sa {name}, kaya hindi namin ito mailista. Kung mapapatunayan mong mali ito, umapela sa status page mo at isama ang ebidensya.',
  'site-not-working':
    'Hindi namin nagamit ang website ng {name}: hindi ito bumukas, o hindi gumana ang mga pangunahing function. Puwede kang mag-submit muli kapag gumagana na ito para sa lahat ng bisita.',
  'contract-not-on-mainnet':
    'Hindi namin nakita sa mainnet ang mga contract ng {name}. Puwede kang mag-submit muli kapag naka-deploy na ang mga ito roon, gamit ang mga mainnet address.',
  'not-open-source-or-audited':
    'Humahawak ang {name} ng pondo ng mga tao, pero hindi open source at hindi na-audit ang mga contract nito. Puwede kang mag-submit muli na may verified na source code o audit report mula sa independiyenteng kompanya.',
  'poor-mobile-experience':
    'Sinubukan namin ang {name} sa phone at hindi namin nagamit ang mga pangunahing function nito. Puwede kang mag-submit muli kapag gumagana na ang mga ito sa maliit na screen.',
  'not-legal':
    'Hindi legal ang iniaalok ng {name} sa lugar kung saan ito gumagana, kaya hindi namin ito mailista. Kung may lisensya ka na nagpapahintulot nito, umapela sa status page mo at isama ang lisensya.',
  'no-other-contact':
    'Bukod sa email, wala kaming nakitang gumaganang contact ng {name}. Puwede kang mag-submit muli na may ikalawang contact na sinasagot ng team mo, gaya ng Telegram o X.',
  'no-answer':
    'Nagtanong kami sa iyo tungkol sa {name} at wala kaming natanggap na sagot, kaya isinara namin ang submission {reference}. Puwede kang mag-submit muli kapag masasagot mo na ang mga tanong namin.',
  'changes-marked':
    'Ni-review namin ang {name}. May ilang dapat baguhin bago namin ito mailista; may marka ang bawat isa sa form. Hindi mo kailangang magbayad muli.',
  'changes-site':
    'Hindi namin mabuksan ang website ng {name}. Tiyaking bumubukas ito sa lahat ng rehiyon at nang hindi nagsa-sign in, saka ipadala muli ang form. Hindi mo kailangang magbayad muli.',
  'changes-logo':
    'Hindi sapat ang linaw ng logo ng {name}. Mag-upload ng malinaw at parisukat na JPG o PNG na 400 × 400 pixel, saka ipadala muli ang form. Hindi mo kailangang magbayad muli.',
  'requirements-not-met':
    'Salamat sa interes mo sa {wallet}. Kailangang matugunan ng mga ambassador ang hindi bababa sa dalawang requirement, at mas kaunti ang ipinapakita ng application mo. Puwede kang mag-apply muli kapag natugunan mo na ang dalawa.',
  'claims-not-shown':
    'Hindi kinukumpirma ng mga link sa application mo ang nakasaad sa form. Puwede kang mag-apply muli na may mga link na nagpapakita ng gawa mo.',
  'places-taken':
    'Salamat sa pag-apply sa {wallet}. Sapat na sa ngayon ang mga ambassador para sa wika, bansa o rehiyon mo. Puwede kang mag-apply muli sa ibang pagkakataon.',
  'interview-missed':
    'Hindi natuloy ang interview, kaya isinara namin ang application {reference}. Puwede kang mag-apply muli kapag may oras ka na para sa tawag.',
  'interview-result': 'Salamat sa oras mo sa interview. Nagpasya kaming hindi na ituloy ang application mo.',
  'application-no-answer':
    'Nakipag-ugnayan kami sa iyo tungkol sa application {reference} at wala kaming natanggap na sagot, kaya isinara namin ito. Puwede kang mag-apply muli anumang oras.',
  'application-changes-marked':
    'Binasa namin ang application mo. May ilang dapat baguhin bago kami makapagpasya; may marka ang bawat isa sa form.',
};
