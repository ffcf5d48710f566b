import pino from 'pino';
import { loadEnv } from '../../load-env.ts';
import { openDatabase } from '../open-database.ts';
import { describeSignIns } from './sign-ins.ts';

/** `npm run seed`: demo data for an empty embedded database, without starting the app. */
try {
  const env = loadEnv(process.env);
  if (env.databaseUrl || env.mode === 'production') {
    throw new Error('Demo verisi yalnızca geliştirme kipindeki gömülü veritabanına konur.');
  }
  const database = await openDatabase(env, pino({ level: env.logLevel }));
  await database.close();
  const { demo } = database;
  console.log(demo ? describeSignIns(demo) : 'Veritabanında hesap var; demo verisi eklenmedi.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
