/** Configuration that the demo brings, where the environment says nothing else (SITE-2). */
export const DEMO_CONFIGURATION: Record<string, string> = {
  CONTACT_1_NAME: 'Mariana',
  CONTACT_1_WHATSAPP: '+526360000101',
  CONTACT_2_NAME: 'Don Beto',
  CONTACT_2_WHATSAPP: '+526360000102',
  CLASSIFIEDS_URL: 'https://clasificados.example.com/',
  LOG_LEVEL: 'warn',
};
