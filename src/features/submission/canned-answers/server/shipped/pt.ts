import type { ShippedTexts } from './shipped-texts.ts';

export const pt: ShippedTexts = {
  duplicate:
    '{name} já tem uma listagem na {wallet}, por isso não podemos listar de novo. Se a listagem estiver errada ou incompleta, escreva para {support} e diga o que deve mudar.',
  'copied-logo-or-name':
    'O nome ou o logo de {name} é parecido demais com o de outro projeto, e as pessoas podem confundir os dois. Você pode enviar uma nova solicitação com nome e logo próprios.',
  'scam-or-honeypot':
    'Encontramos sinais de que {name} pode fazer as pessoas perderem fundos, por isso não podemos listar. Se você puder mostrar que isso está errado, apresente um recurso na página de status e inclua as provas.',
  'site-not-working':
    'Não conseguimos usar o site de {name}: ele não abriu ou as funções principais não funcionaram. Você pode enviar uma nova solicitação quando o site funcionar para todos os visitantes.',
  'contract-not-on-mainnet':
    'Não encontramos os contratos de {name} na mainnet. Você pode enviar uma nova solicitação quando eles estiverem lá, com os endereços da mainnet.',
  'not-open-source-or-audited':
    '{name} lida com fundos das pessoas, e seus contratos não são de código aberto nem auditados. Você pode enviar uma nova solicitação com o código-fonte verificado ou com um relatório de auditoria de uma empresa independente.',
  'poor-mobile-experience':
    'Testamos {name} em um celular e não conseguimos usar as funções principais. Você pode enviar uma nova solicitação quando elas funcionarem em uma tela pequena.',
  'not-legal':
    'O que {name} oferece não é legal onde opera, por isso não podemos listar. Se você tiver uma licença que permita isso, apresente um recurso na página de status e inclua a licença.',
  'no-other-contact':
    'Além do e-mail, não encontramos nenhum contato de {name} que funcione. Você pode enviar uma nova solicitação com um segundo contato que a sua equipe responda, como Telegram ou X.',
  'no-answer':
    'Fizemos perguntas sobre {name} e não recebemos resposta, por isso encerramos a solicitação {reference}. Você pode enviar uma nova solicitação quando puder responder.',
  'changes-marked':
    'Analisamos {name}. Alguns pontos precisam mudar antes da listagem; cada um está marcado no formulário. Você não precisa pagar de novo.',
  'changes-site':
    'Não conseguimos abrir o site de {name}. Confira se ele abre em todas as regiões e sem login e envie o formulário de novo. Você não precisa pagar de novo.',
  'changes-logo':
    'O logo de {name} não está nítido o suficiente. Envie um JPG ou PNG quadrado e nítido de 400 × 400 pixels e envie o formulário de novo. Você não precisa pagar de novo.',
  'requirements-not-met':
    'Agradecemos o seu interesse na {wallet}. Embaixadores cumprem pelo menos dois dos requisitos, e a sua candidatura mostra menos. Você pode se candidatar de novo quando cumprir dois deles.',
  'claims-not-shown':
    'Os links da sua candidatura não confirmam o que diz o formulário. Você pode se candidatar de novo com links que mostrem o seu trabalho.',
  'places-taken':
    'Agradecemos a sua candidatura à {wallet}. No momento há embaixadores suficientes para o seu idioma, país ou região. Você pode se candidatar de novo mais tarde.',
  'interview-missed':
    'A entrevista não aconteceu, por isso encerramos a candidatura {reference}. Você pode se candidatar de novo quando tiver tempo para uma chamada.',
  'interview-result': 'Agradecemos o seu tempo na entrevista. Decidimos não continuar com a sua candidatura.',
  'application-no-answer':
    'Escrevemos sobre a candidatura {reference} e não recebemos resposta, por isso a encerramos. Você pode se candidatar de novo a qualquer momento.',
  'application-changes-marked':
    'Lemos a sua candidatura. Alguns pontos precisam mudar antes de decidirmos; cada um está marcado no formulário.',
};
