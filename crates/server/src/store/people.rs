//! People: guests, accounts, their names, settings and addresses.

use super::error::StoreError;
use super::{Change, Store};
use sqlx::Row as _;
use sqlx::any::AnyRow;

/// Somebody who plays here.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Person {
    /// The id, which logs hold.
    pub id: String,
    /// The name that others see; empty once the account is deleted.
    pub name: String,
    /// The name to sign in with; a guest has none.
    pub login: Option<String>,
    /// The hash of the password.
    pub password_hash: Option<String>,
    /// Where mail goes.
    pub email: Option<String>,
    /// Whether the owner of that address has said yes.
    pub email_confirmed: bool,
    /// The language, such as `en`.
    pub language: String,
    /// The role; the server knows what it allows.
    pub role: String,
    /// Wishes, as JSON.
    pub settings: String,
    /// When they came first.
    pub made: i64,
    /// When they were last here.
    pub seen: i64,
    /// Whether the account is deleted: only the id is left.
    pub deleted: bool,
}

/// An address whose owner has still to say yes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Confirmation {
    /// The hash of what the mail holds.
    pub token_hash: String,
    /// Whose address it is to be.
    pub user: String,
    /// The address.
    pub email: String,
    /// Until when the answer counts.
    pub expires: i64,
}

const COLUMNS: &str =
    "id, name, login, password_hash, email, email_confirmed, language, role, settings, made, seen, deleted";

impl Store {
    /// Adds somebody. `false`: the id or the login is taken, and nothing was written.
    pub async fn add_person(&self, person: &Person) -> Result<bool, StoreError> {
        let sql = format!(
            "INSERT INTO users ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT DO NOTHING"
        );
        let done = sqlx::query(&sql)
            .bind(person.id.as_str())
            .bind(person.name.as_str())
            .bind(person.login.as_deref())
            .bind(person.password_hash.as_deref())
            .bind(person.email.as_deref())
            .bind(i64::from(person.email_confirmed))
            .bind(person.language.as_str())
            .bind(person.role.as_str())
            .bind(person.settings.as_str())
            .bind(person.made)
            .bind(person.seen)
            .bind(i64::from(person.deleted))
            .execute(&self.inner.connected.write)
            .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Somebody by id, deleted accounts too.
    pub async fn person(&self, user: &str) -> Result<Option<Person>, StoreError> {
        self.find_person("id", user).await
    }

    /// Somebody by login.
    pub async fn person_of_login(&self, login: &str) -> Result<Option<Person>, StoreError> {
        self.find_person("login", login).await
    }

    async fn find_person(&self, column: &str, value: &str) -> Result<Option<Person>, StoreError> {
        let sql = format!("SELECT {COLUMNS} FROM users WHERE {column} = $1");
        let row = sqlx::query(&sql).bind(value).fetch_optional(&self.inner.connected.read).await?;
        row.as_ref().map(person_of_row).transpose()
    }

    /// Gives somebody another name.
    pub async fn rename(&self, user: &str, name: &str) -> Result<bool, StoreError> {
        self.change_person("name", user, Some(name)).await
    }

    /// Sets somebody's language.
    pub async fn set_language(&self, user: &str, language: &str) -> Result<bool, StoreError> {
        self.change_person("language", user, Some(language)).await
    }

    /// Sets somebody's role.
    pub async fn set_role(&self, user: &str, role: &str) -> Result<bool, StoreError> {
        self.change_person("role", user, Some(role)).await
    }

    /// Sets somebody's wishes, as JSON.
    pub async fn set_settings(&self, user: &str, settings: &str) -> Result<bool, StoreError> {
        self.change_person("settings", user, Some(settings)).await
    }

    /// Sets the hash of somebody's password; `None` takes the password away.
    pub async fn set_password(&self, user: &str, hash: Option<&str>) -> Result<bool, StoreError> {
        self.change_person("password_hash", user, hash).await
    }

    /// Sets the name that somebody signs in with. `false`: another person has it, or there is no such account.
    pub async fn set_login(&self, user: &str, login: &str) -> Result<bool, StoreError> {
        match self.change_person("login", user, Some(login)).await {
            Err(StoreError::Unfit(_)) => Ok(false),
            other => other,
        }
    }

    /// Changes one column. `false`: there is no such account. A value that must be unique and is not is unfit.
    async fn change_person(&self, column: &str, user: &str, value: Option<&str>) -> Result<bool, StoreError> {
        let sql = format!("UPDATE users SET {column} = $2 WHERE id = $1 AND deleted = 0");
        let done = sqlx::query(&sql).bind(user).bind(value).execute(&self.inner.connected.write).await;
        let done = match done {
            Err(sqlx::Error::Database(cause)) if cause.is_unique_violation() => {
                return Err(StoreError::Unfit(format!("another person has this {column}")));
            }
            done => done?.rows_affected() == 1,
        };
        if done {
            self.tell(Change::Person { user: user.to_owned() });
        }
        Ok(done)
    }

    /// Takes note that somebody is here.
    pub async fn seen(&self, user: &str, at: i64) -> Result<(), StoreError> {
        sqlx::query("UPDATE users SET seen = $2 WHERE id = $1 AND seen < $2 AND deleted = 0")
            .bind(user)
            .bind(at)
            .execute(&self.inner.connected.write)
            .await?;
        Ok(())
    }

    /// Sets where somebody's mail goes; `None` takes the address away.
    pub async fn set_email(
        &self,
        user: &str,
        email: Option<&str>,
        confirmed: bool,
    ) -> Result<bool, StoreError> {
        let done =
            sqlx::query("UPDATE users SET email = $2, email_confirmed = $3 WHERE id = $1 AND deleted = 0")
                .bind(user)
                .bind(email)
                .bind(i64::from(confirmed))
                .execute(&self.inner.connected.write)
                .await?;
        self.tell(Change::Person { user: user.to_owned() });
        Ok(done.rows_affected() == 1)
    }

    /// Keeps a question to the owner of an address. An older question to the same person no longer counts.
    pub async fn add_confirmation(&self, confirmation: &Confirmation) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        sqlx::query("DELETE FROM confirmations WHERE user_id = $1")
            .bind(confirmation.user.as_str())
            .execute(&mut *transaction)
            .await?;
        sqlx::query(
            "INSERT INTO confirmations (token_hash, user_id, email, expires) VALUES ($1, $2, $3, $4)",
        )
        .bind(confirmation.token_hash.as_str())
        .bind(confirmation.user.as_str())
        .bind(confirmation.email.as_str())
        .bind(confirmation.expires)
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Forgets the questions to somebody's addresses.
    pub async fn drop_confirmations(&self, user: &str) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM confirmations WHERE user_id = $1")
            .bind(user)
            .execute(&self.inner.connected.write)
            .await?;
        Ok(())
    }

    /// The owner of an address says yes: it becomes the person's own. `None`: there is no such question any more.
    pub async fn confirm_email(
        &self,
        token_hash: &str,
        now: i64,
    ) -> Result<Option<Confirmation>, StoreError> {
        let mut transaction = self.begin().await?;
        let row = sqlx::query(
            "DELETE FROM confirmations WHERE token_hash = $1 AND expires > $2 RETURNING token_hash, user_id, email, expires",
        )
        .bind(token_hash)
        .bind(now)
        .fetch_optional(&mut *transaction)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let confirmation = Confirmation {
            token_hash: row.try_get(0)?,
            user: row.try_get(1)?,
            email: row.try_get(2)?,
            expires: row.try_get(3)?,
        };
        sqlx::query("UPDATE users SET email = $2, email_confirmed = 1 WHERE id = $1 AND deleted = 0")
            .bind(confirmation.user.as_str())
            .bind(confirmation.email.as_str())
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        self.tell(Change::Person { user: confirmation.user.clone() });
        Ok(Some(confirmation))
    }

    /// People whose id or login is this text, or whose name or login holds it; those who were last here first.
    pub async fn find_people(&self, text: &str, limit: i64) -> Result<Vec<Person>, StoreError> {
        let mut held = String::from("%");
        for letter in text.to_lowercase().chars() {
            // Letters that a pattern knows as its own.
            if matches!(letter, '%' | '_' | '\\') {
                held.push('\\');
            }
            held.push(letter);
        }
        held.push('%');
        let sql = format!(
            "SELECT {COLUMNS} FROM users WHERE deleted = 0 AND (id = $1 OR LOWER(name) LIKE $2 ESCAPE '\\' \
             OR login LIKE $2 ESCAPE '\\') ORDER BY seen DESC, id LIMIT $3"
        );
        let rows =
            sqlx::query(&sql).bind(text).bind(held).bind(limit).fetch_all(&self.inner.connected.read).await?;
        rows.iter().map(person_of_row).collect()
    }

    /// Deletes an account and all that is somebody's own: sessions, passkeys, subscriptions, calls, addresses, wishes,
    /// ratings, and what they said. The id stays, without a name, since the logs of tables hold it.
    pub async fn delete_person(&self, user: &str) -> Result<bool, StoreError> {
        let mut transaction = self.begin().await?;
        for table in [
            "sessions",
            "passkeys",
            "push_subscriptions",
            "calls",
            "confirmations",
            "ceremonies",
            "ratings",
            "words",
        ] {
            sqlx::query(&format!("DELETE FROM {table} WHERE user_id = $1"))
                .bind(user)
                .execute(&mut *transaction)
                .await?;
        }
        let done = sqlx::query(
            "UPDATE users SET name = '', login = NULL, password_hash = NULL, email = NULL, email_confirmed = 0, \
             role = '', settings = '{}', deleted = 1 WHERE id = $1 AND deleted = 0",
        )
        .bind(user)
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        self.tell(Change::Person { user: user.to_owned() });
        Ok(done.rows_affected() == 1)
    }
}

fn person_of_row(row: &AnyRow) -> Result<Person, StoreError> {
    Ok(Person {
        id: row.try_get(0)?,
        name: row.try_get(1)?,
        login: row.try_get(2)?,
        password_hash: row.try_get(3)?,
        email: row.try_get(4)?,
        email_confirmed: row.try_get::<i64, _>(5)? != 0,
        language: row.try_get(6)?,
        role: row.try_get(7)?,
        settings: row.try_get(8)?,
        made: row.try_get(9)?,
        seen: row.try_get(10)?,
        deleted: row.try_get::<i64, _>(11)? != 0,
    })
}
