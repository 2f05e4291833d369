import type { ShippedTexts } from './shipped-texts.ts';

export const es: ShippedTexts = {
  duplicate:
    '{name} ya está publicado en {wallet}, así que no podemos listarlo otra vez. Si el listado tiene un error o está incompleto, contacta a {support} e indica qué debe cambiar.',
  'copied-logo-or-name':
    'El nombre o el logo de {name} se parece demasiado al de otro proyecto, y la gente podría confundirlos. Puedes enviar otra solicitud con un nombre y un logo propios.',
  'scam-or-honeypot':
    'Encontramos indicios de que {name} puede hacer perder fondos a la gente, así que no podemos listarlo. Si puedes demostrar que no es así, apela en tu página de estado e incluye las pruebas.',
  'site-not-working':
    'No pudimos usar el sitio web de {name}: no se abrió o sus funciones principales no funcionaron. Puedes enviar otra solicitud cuando el sitio funcione para cualquier visitante.',
  'contract-not-on-mainnet':
    'No encontramos los contratos de {name} en mainnet. Puedes enviar otra solicitud cuando estén desplegados allí, con sus direcciones de mainnet.',
  'not-open-source-or-audited':
    '{name} maneja fondos de terceros, y sus contratos no son de código abierto ni están auditados. Puedes enviar otra solicitud con el código fuente verificado o con un informe de auditoría de una empresa independiente.',
  'poor-mobile-experience':
    'Probamos {name} en un teléfono y no pudimos usar sus funciones principales. Puedes enviar otra solicitud cuando funcionen en una pantalla pequeña.',
  'not-legal':
    'Lo que ofrece {name} no es legal donde opera, así que no podemos listarlo. Si tienes una licencia que lo permite, apela en tu página de estado e incluye la licencia.',
  'no-other-contact':
    'Además del correo, no encontramos un contacto de {name} que funcione. Puedes enviar otra solicitud con un segundo contacto que tu equipo responda, como Telegram o X.',
  'no-answer':
    'Te hicimos preguntas sobre {name} y no recibimos respuesta, así que cerramos la solicitud {reference}. Puedes enviar otra cuando puedas responderlas.',
  'changes-marked':
    'Revisamos {name}. Hay que cambiar algunos puntos antes de poder listarlo; cada uno está marcado en el formulario. No tienes que pagar otra vez.',
  'changes-site':
    'No pudimos abrir el sitio web de {name}. Comprueba que se abra en todas las regiones y sin iniciar sesión, y envía el formulario de nuevo. No tienes que pagar otra vez.',
  'changes-logo':
    'El logo de {name} no es lo bastante nítido. Sube un JPG o PNG cuadrado y nítido de 400 × 400 píxeles y envía el formulario de nuevo. No tienes que pagar otra vez.',
  'requirements-not-met':
    'Gracias por tu interés en {wallet}. Los embajadores cumplen al menos dos de los requisitos, y tu postulación muestra menos. Puedes postularte otra vez cuando cumplas dos de ellos.',
  'claims-not-shown':
    'Los enlaces de tu postulación no confirman lo que dice el formulario. Puedes postularte otra vez con enlaces que muestren tu trabajo.',
  'places-taken':
    'Gracias por postularte a {wallet}. Por ahora hay suficientes embajadores para tu idioma, país o región. Puedes postularte más adelante.',
  'interview-missed':
    'La entrevista no se realizó, así que cerramos la postulación {reference}. Puedes postularte otra vez cuando tengas tiempo para una llamada.',
  'interview-result': 'Gracias por tu tiempo en la entrevista. Decidimos no continuar con tu postulación.',
  'application-no-answer':
    'Te escribimos sobre la postulación {reference} y no recibimos respuesta, así que la cerramos. Puedes postularte otra vez en cualquier momento.',
  'application-changes-marked':
    'Leímos tu postulación. Hay que cambiar algunos puntos antes de que podamos decidir; cada uno está marcado en el formulario.',
};
