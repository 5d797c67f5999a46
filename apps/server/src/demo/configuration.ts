type Variables = Record<string, string | undefined>;

const DEMO_CONFIGURATION: Variables = {
  CONTACT_1_NAME: 'Mariana',
  CONTACT_1_WHATSAPP: '+526360000101',
  CONTACT_2_NAME: 'Don Beto',
  CONTACT_2_WHATSAPP: '+526360000102',
  CLASSIFIEDS_URL: 'https://clasificados.example.com/',
  LOG_LEVEL: 'warn',
};

/** A town that was made up takes no store of one in which people live, and has nothing to keep. */
const NEVER: Variables = { PICTURES_URL: '', BACKUP_DIR: '' };

/** Configuration of the demo: what it brings where the environment says nothing else (SITE-2), in no store. */
export const demoVariables = (environment: Variables): Variables => ({
  ...DEMO_CONFIGURATION,
  ...environment,
  ...NEVER,
});
