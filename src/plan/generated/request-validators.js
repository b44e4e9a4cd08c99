/** Generated: whether a document fits the schemas of request bodies in the shipped configuration. Run `npm run generate` and do not edit. */
var Or=(s,t)=>()=>{try{return t||s((t={exports:{}}).exports,t),t.exports}catch(ce){throw t=0,ce}};var jr=Or(wr=>{"use strict";Object.defineProperty(wr,"__esModule",{value:!0});function Ar(s){let t=s.length,ce=0,le=0,T;for(;le<t;)ce++,T=s.charCodeAt(le++),T>=
55296&&T<=56319&&le<t&&(T=s.charCodeAt(le),(T&64512)===56320&&le++);return ce}wr.default=Ar;Ar.code='require("ajv/dist/runtime/ucs2length").default'});var qr=Y,N={$schema:"http://json-schema.org/draft-07/schema#",description:"Bodies whose members, outside the conversation, are all known, so that a hold can be \
computed from them. Any other may refer to input that the body does not contain, or make the upstream call the model again: urlContext, codeExecution.",type:"ob\
ject",additionalProperties:!1,properties:{model:{},contents:{},systemInstruction:{},system_instruction:{},labels:{},serviceTier:{},service_tier:{},cachedContent:{},
cached_content:{},store:{},modelArmorConfig:{},model_armor_config:{},continuationToken:{},continuation_token:{},generationOutputConfig:{},generation_output_config:{},
generationConfig:{$ref:"#/definitions/generation"},generation_config:{$ref:"#/definitions/generation"},safetySettings:{type:["array","null"],items:{type:["objec\
t"],additionalProperties:!1,properties:{category:{},method:{},threshold:{}}}},safety_settings:{type:["array","null"],items:{type:["object"],additionalProperties:!1,
properties:{category:{},method:{},threshold:{}}}},toolConfig:{type:["object","null"],additionalProperties:!1,properties:{functionCallingConfig:{type:["object","\
null"],additionalProperties:!1,properties:{mode:{},allowedFunctionNames:{},allowed_function_names:{},streamFunctionCallArguments:{},stream_function_call_arguments:{}}},
function_calling_config:{type:["object","null"],additionalProperties:!1,properties:{mode:{},allowedFunctionNames:{},allowed_function_names:{},streamFunctionCallArguments:{},
stream_function_call_arguments:{}}},retrievalConfig:{type:["object","null"],additionalProperties:!1,properties:{languageCode:{},language_code:{},latLng:{},lat_lng:{}}},
retrieval_config:{type:["object","null"],additionalProperties:!1,properties:{languageCode:{},language_code:{},latLng:{},lat_lng:{}}},includeServerSideToolInvocations:{},
include_server_side_tool_invocations:{}}},tool_config:{type:["object","null"],additionalProperties:!1,properties:{functionCallingConfig:{type:["object","null"],
additionalProperties:!1,properties:{mode:{},allowedFunctionNames:{},allowed_function_names:{},streamFunctionCallArguments:{},stream_function_call_arguments:{}}},
function_calling_config:{type:["object","null"],additionalProperties:!1,properties:{mode:{},allowedFunctionNames:{},allowed_function_names:{},streamFunctionCallArguments:{},
stream_function_call_arguments:{}}},retrievalConfig:{type:["object","null"],additionalProperties:!1,properties:{languageCode:{},language_code:{},latLng:{},lat_lng:{}}},
retrieval_config:{type:["object","null"],additionalProperties:!1,properties:{languageCode:{},language_code:{},latLng:{},lat_lng:{}}},includeServerSideToolInvocations:{},
include_server_side_tool_invocations:{}}},tools:{type:["array","null"],items:{type:["object"],additionalProperties:!1,properties:{functionDeclarations:{type:["a\
rray","null"],items:{type:["object","null"],additionalProperties:!1,properties:{name:{},description:{},behavior:{},parameters:{},parametersJsonSchema:{},parameters_json_schema:{},
response:{},responseJsonSchema:{},response_json_schema:{}}}},function_declarations:{type:["array","null"],items:{type:["object","null"],additionalProperties:!1,
properties:{name:{},description:{},behavior:{},parameters:{},parametersJsonSchema:{},parameters_json_schema:{},response:{},responseJsonSchema:{},response_json_schema:{}}}}}}}},
definitions:{generation:{type:["object","null"],additionalProperties:!1,properties:{temperature:{},topP:{},top_p:{},topK:{},top_k:{},candidateCount:{},candidate_count:{},
maxOutputTokens:{},max_output_tokens:{},stopSequences:{},stop_sequences:{},responseLogprobs:{},response_logprobs:{},logprobs:{},presencePenalty:{},presence_penalty:{},
frequencyPenalty:{},frequency_penalty:{},seed:{},responseMimeType:{},response_mime_type:{},responseSchema:{},response_schema:{},responseJsonSchema:{},response_json_schema:{},
responseModalities:{},response_modalities:{},mediaResolution:{},media_resolution:{},audioTimestamp:{},audio_timestamp:{},enableEnhancedCivicAnswers:{},enable_enhanced_civic_answers:{},
enableAffectiveDialog:{},enable_affective_dialog:{},routingConfig:{},routing_config:{},modelConfig:{},model_config:{},modelSelectionConfig:{},model_selection_config:{},
responseFormat:{},response_format:{},thinkingConfig:{type:["object","null"],additionalProperties:!1,properties:{includeThoughts:{},include_thoughts:{},thinkingBudget:{},
thinking_budget:{},thinkingLevel:{},thinking_level:{}}},thinking_config:{type:["object","null"],additionalProperties:!1,properties:{includeThoughts:{},include_thoughts:{},
thinkingBudget:{},thinking_budget:{},thinkingLevel:{},thinking_level:{}}}}}}},be={type:["object","null"],additionalProperties:!1,properties:{temperature:{},topP:{},
top_p:{},topK:{},top_k:{},candidateCount:{},candidate_count:{},maxOutputTokens:{},max_output_tokens:{},stopSequences:{},stop_sequences:{},responseLogprobs:{},response_logprobs:{},
logprobs:{},presencePenalty:{},presence_penalty:{},frequencyPenalty:{},frequency_penalty:{},seed:{},responseMimeType:{},response_mime_type:{},responseSchema:{},
response_schema:{},responseJsonSchema:{},response_json_schema:{},responseModalities:{},response_modalities:{},mediaResolution:{},media_resolution:{},audioTimestamp:{},
audio_timestamp:{},enableEnhancedCivicAnswers:{},enable_enhanced_civic_answers:{},enableAffectiveDialog:{},enable_affective_dialog:{},routingConfig:{},routing_config:{},
modelConfig:{},model_config:{},modelSelectionConfig:{},model_selection_config:{},responseFormat:{},response_format:{},thinkingConfig:{type:["object","null"],additionalProperties:!1,
properties:{includeThoughts:{},include_thoughts:{},thinkingBudget:{},thinking_budget:{},thinkingLevel:{},thinking_level:{}}},thinking_config:{type:["object","nu\
ll"],additionalProperties:!1,properties:{includeThoughts:{},include_thoughts:{},thinkingBudget:{},thinking_budget:{},thinkingLevel:{},thinking_level:{}}}}},Je=Object.
prototype.hasOwnProperty;function Y(s,{instancePath:t="",parentData:ce,parentDataProperty:le,rootData:T=s}={}){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let d=e;for(let o in s)if(!Je.call(N.properties,o)){return Y.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:o},message:"must NOT have additional properties",schema:!1,parentSchema:N,data:s}],!1;break}if(d===e){if(s.generationConfig!==
void 0){let o=s.generationConfig,f=e,x=e;if(!(o&&typeof o=="object"&&!Array.isArray(o))&&o!==null)return Y.errors=[{instancePath:t+"/generationConfig",schemaPath:"\
#/definitions/generation/type",keyword:"type",params:{type:be.type},message:"must be object,null",schema:be.type,parentSchema:be,data:o}],!1;if(e===x&&o&&typeof o==
"object"&&!Array.isArray(o)){let P=e;for(let a in o)if(!Je.call(be.properties,a)){return Y.errors=[{instancePath:t+"/generationConfig",schemaPath:"#/definitions\
/generation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:be,
data:o}],!1;break}if(P===e){if(o.thinkingConfig!==void 0){let a=o.thinkingConfig,m=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return Y.errors=[{
instancePath:t+"/generationConfig/thinkingConfig",schemaPath:"#/definitions/generation/properties/thinkingConfig/type",keyword:"type",params:{type:be.properties.
thinkingConfig.type},message:"must be object,null",schema:be.properties.thinkingConfig.type,parentSchema:be.properties.thinkingConfig,data:a}],!1;if(e===m&&a&&typeof a==
"object"&&!Array.isArray(a)){for(let O in a)if(!(O==="includeThoughts"||O==="include_thoughts"||O==="thinkingBudget"||O==="thinking_budget"||O==="thinkingLevel"||
O==="thinking_level")){return Y.errors=[{instancePath:t+"/generationConfig/thinkingConfig",schemaPath:"#/definitions/generation/properties/thinkingConfig/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:O},message:"must NOT have additional properties",schema:!1,parentSchema:be.properties.
thinkingConfig,data:a}],!1;break}}var p=m===e}else var p=!0;if(p)if(o.thinking_config!==void 0){let a=o.thinking_config,m=e;if(!(a&&typeof a=="object"&&!Array.isArray(
a))&&a!==null)return Y.errors=[{instancePath:t+"/generationConfig/thinking_config",schemaPath:"#/definitions/generation/properties/thinking_config/type",keyword:"\
type",params:{type:be.properties.thinking_config.type},message:"must be object,null",schema:be.properties.thinking_config.type,parentSchema:be.properties.thinking_config,
data:a}],!1;if(e===m&&a&&typeof a=="object"&&!Array.isArray(a)){for(let A in a)if(!(A==="includeThoughts"||A==="include_thoughts"||A==="thinkingBudget"||A==="th\
inking_budget"||A==="thinkingLevel"||A==="thinking_level")){return Y.errors=[{instancePath:t+"/generationConfig/thinking_config",schemaPath:"#/definitions/gener\
ation/properties/thinking_config/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A},message:"must NOT have additional properties",
schema:!1,parentSchema:be.properties.thinking_config,data:a}],!1;break}}var p=m===e}else var p=!0}}var k=f===e}else var k=!0;if(k){if(s.generation_config!==void 0){
let o=s.generation_config,f=e,x=e;if(!(o&&typeof o=="object"&&!Array.isArray(o))&&o!==null)return Y.errors=[{instancePath:t+"/generation_config",schemaPath:"#/d\
efinitions/generation/type",keyword:"type",params:{type:be.type},message:"must be object,null",schema:be.type,parentSchema:be,data:o}],!1;if(e===x&&o&&typeof o==
"object"&&!Array.isArray(o)){let a=e;for(let m in o)if(!Je.call(be.properties,m)){return Y.errors=[{instancePath:t+"/generation_config",schemaPath:"#/definition\
s/generation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties",schema:!1,parentSchema:be,
data:o}],!1;break}if(a===e){if(o.thinkingConfig!==void 0){let m=o.thinkingConfig,O=e;if(!(m&&typeof m=="object"&&!Array.isArray(m))&&m!==null)return Y.errors=[{
instancePath:t+"/generation_config/thinkingConfig",schemaPath:"#/definitions/generation/properties/thinkingConfig/type",keyword:"type",params:{type:be.properties.
thinkingConfig.type},message:"must be object,null",schema:be.properties.thinkingConfig.type,parentSchema:be.properties.thinkingConfig,data:m}],!1;if(e===O&&m&&typeof m==
"object"&&!Array.isArray(m)){for(let A in m)if(!(A==="includeThoughts"||A==="include_thoughts"||A==="thinkingBudget"||A==="thinking_budget"||A==="thinkingLevel"||
A==="thinking_level")){return Y.errors=[{instancePath:t+"/generation_config/thinkingConfig",schemaPath:"#/definitions/generation/properties/thinkingConfig/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:A},message:"must NOT have additional properties",schema:!1,parentSchema:be.properties.
thinkingConfig,data:m}],!1;break}}var h=O===e}else var h=!0;if(h)if(o.thinking_config!==void 0){let m=o.thinking_config,O=e;if(!(m&&typeof m=="object"&&!Array.isArray(
m))&&m!==null)return Y.errors=[{instancePath:t+"/generation_config/thinking_config",schemaPath:"#/definitions/generation/properties/thinking_config/type",keyword:"\
type",params:{type:be.properties.thinking_config.type},message:"must be object,null",schema:be.properties.thinking_config.type,parentSchema:be.properties.thinking_config,
data:m}],!1;if(e===O&&m&&typeof m=="object"&&!Array.isArray(m)){for(let y in m)if(!(y==="includeThoughts"||y==="include_thoughts"||y==="thinkingBudget"||y==="th\
inking_budget"||y==="thinkingLevel"||y==="thinking_level")){return Y.errors=[{instancePath:t+"/generation_config/thinking_config",schemaPath:"#/definitions/gene\
ration/properties/thinking_config/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y},message:"must NOT have additional propertie\
s",schema:!1,parentSchema:be.properties.thinking_config,data:m}],!1;break}}var h=O===e}else var h=!0}}var k=f===e}else var k=!0;if(k){if(s.safetySettings!==void 0){
let o=s.safetySettings,f=e;if(!Array.isArray(o)&&o!==null)return Y.errors=[{instancePath:t+"/safetySettings",schemaPath:"#/properties/safetySettings/type",keyword:"\
type",params:{type:N.properties.safetySettings.type},message:"must be array,null",schema:N.properties.safetySettings.type,parentSchema:N.properties.safetySettings,
data:o}],!1;if(e===f&&Array.isArray(o)){var j=!0;let P=o.length;for(let a=0;a<P;a++){let m=o[a],O=e;if(e===O)if(m&&typeof m=="object"&&!Array.isArray(m)){for(let y in m)
if(!(y==="category"||y==="method"||y==="threshold")){return Y.errors=[{instancePath:t+"/safetySettings/"+a,schemaPath:"#/properties/safetySettings/items/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:y},message:"must NOT have additional properties",schema:!1,parentSchema:N.properties.safetySettings.
items,data:m}],!1;break}}else return Y.errors=[{instancePath:t+"/safetySettings/"+a,schemaPath:"#/properties/safetySettings/items/type",keyword:"type",params:{type:N.
properties.safetySettings.items.type},message:"must be object",schema:N.properties.safetySettings.items.type,parentSchema:N.properties.safetySettings.items,data:m}],
!1;var j=O===e;if(!j)break}}var k=f===e}else var k=!0;if(k){if(s.safety_settings!==void 0){let o=s.safety_settings,f=e;if(!Array.isArray(o)&&o!==null)return Y.errors=
[{instancePath:t+"/safety_settings",schemaPath:"#/properties/safety_settings/type",keyword:"type",params:{type:N.properties.safety_settings.type},message:"must \
be array,null",schema:N.properties.safety_settings.type,parentSchema:N.properties.safety_settings,data:o}],!1;if(e===f&&Array.isArray(o)){var b=!0;let P=o.length;
for(let a=0;a<P;a++){let m=o[a],O=e;if(e===O)if(m&&typeof m=="object"&&!Array.isArray(m)){for(let y in m)if(!(y==="category"||y==="method"||y==="threshold")){return Y.
errors=[{instancePath:t+"/safety_settings/"+a,schemaPath:"#/properties/safety_settings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y},
message:"must NOT have additional properties",schema:!1,parentSchema:N.properties.safety_settings.items,data:m}],!1;break}}else return Y.errors=[{instancePath:t+
"/safety_settings/"+a,schemaPath:"#/properties/safety_settings/items/type",keyword:"type",params:{type:N.properties.safety_settings.items.type},message:"must be\
 object",schema:N.properties.safety_settings.items.type,parentSchema:N.properties.safety_settings.items,data:m}],!1;var b=O===e;if(!b)break}}var k=f===e}else var k=!0;
if(k){if(s.toolConfig!==void 0){let o=s.toolConfig,f=e;if(!(o&&typeof o=="object"&&!Array.isArray(o))&&o!==null)return Y.errors=[{instancePath:t+"/toolConfig",schemaPath:"\
#/properties/toolConfig/type",keyword:"type",params:{type:N.properties.toolConfig.type},message:"must be object,null",schema:N.properties.toolConfig.type,parentSchema:N.
properties.toolConfig,data:o}],!1;if(e===f&&o&&typeof o=="object"&&!Array.isArray(o)){let P=e;for(let a in o)if(!(a==="functionCallingConfig"||a==="function_cal\
ling_config"||a==="retrievalConfig"||a==="retrieval_config"||a==="includeServerSideToolInvocations"||a==="include_server_side_tool_invocations")){return Y.errors=
[{instancePath:t+"/toolConfig",schemaPath:"#/properties/toolConfig/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"m\
ust NOT have additional properties",schema:!1,parentSchema:N.properties.toolConfig,data:o}],!1;break}if(P===e){if(o.functionCallingConfig!==void 0){let a=o.functionCallingConfig,
m=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return Y.errors=[{instancePath:t+"/toolConfig/functionCallingConfig",schemaPath:"#/properties/toolC\
onfig/properties/functionCallingConfig/type",keyword:"type",params:{type:N.properties.toolConfig.properties.functionCallingConfig.type},message:"must be object,\
null",schema:N.properties.toolConfig.properties.functionCallingConfig.type,parentSchema:N.properties.toolConfig.properties.functionCallingConfig,data:a}],!1;if(e===
m&&a&&typeof a=="object"&&!Array.isArray(a)){for(let O in a)if(!(O==="mode"||O==="allowedFunctionNames"||O==="allowed_function_names"||O==="streamFunctionCallAr\
guments"||O==="stream_function_call_arguments")){return Y.errors=[{instancePath:t+"/toolConfig/functionCallingConfig",schemaPath:"#/properties/toolConfig/proper\
ties/functionCallingConfig/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:O},message:"must NOT have additional properties",schema:!1,
parentSchema:N.properties.toolConfig.properties.functionCallingConfig,data:a}],!1;break}}var _=m===e}else var _=!0;if(_){if(o.function_calling_config!==void 0){
let a=o.function_calling_config,m=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return Y.errors=[{instancePath:t+"/toolConfig/function_calling_conf\
ig",schemaPath:"#/properties/toolConfig/properties/function_calling_config/type",keyword:"type",params:{type:N.properties.toolConfig.properties.function_calling_config.
type},message:"must be object,null",schema:N.properties.toolConfig.properties.function_calling_config.type,parentSchema:N.properties.toolConfig.properties.function_calling_config,
data:a}],!1;if(e===m&&a&&typeof a=="object"&&!Array.isArray(a)){for(let A in a)if(!(A==="mode"||A==="allowedFunctionNames"||A==="allowed_function_names"||A==="s\
treamFunctionCallArguments"||A==="stream_function_call_arguments")){return Y.errors=[{instancePath:t+"/toolConfig/function_calling_config",schemaPath:"#/propert\
ies/toolConfig/properties/function_calling_config/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A},message:"must NOT have addi\
tional properties",schema:!1,parentSchema:N.properties.toolConfig.properties.function_calling_config,data:a}],!1;break}}var _=m===e}else var _=!0;if(_){if(o.retrievalConfig!==
void 0){let a=o.retrievalConfig,m=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return Y.errors=[{instancePath:t+"/toolConfig/retrievalConfig",schemaPath:"\
#/properties/toolConfig/properties/retrievalConfig/type",keyword:"type",params:{type:N.properties.toolConfig.properties.retrievalConfig.type},message:"must be o\
bject,null",schema:N.properties.toolConfig.properties.retrievalConfig.type,parentSchema:N.properties.toolConfig.properties.retrievalConfig,data:a}],!1;if(e===m&&
a&&typeof a=="object"&&!Array.isArray(a)){for(let A in a)if(!(A==="languageCode"||A==="language_code"||A==="latLng"||A==="lat_lng")){return Y.errors=[{instancePath:t+
"/toolConfig/retrievalConfig",schemaPath:"#/properties/toolConfig/properties/retrievalConfig/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A},
message:"must NOT have additional properties",schema:!1,parentSchema:N.properties.toolConfig.properties.retrievalConfig,data:a}],!1;break}}var _=m===e}else var _=!0;
if(_)if(o.retrieval_config!==void 0){let a=o.retrieval_config,m=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return Y.errors=[{instancePath:t+"/to\
olConfig/retrieval_config",schemaPath:"#/properties/toolConfig/properties/retrieval_config/type",keyword:"type",params:{type:N.properties.toolConfig.properties.
retrieval_config.type},message:"must be object,null",schema:N.properties.toolConfig.properties.retrieval_config.type,parentSchema:N.properties.toolConfig.properties.
retrieval_config,data:a}],!1;if(e===m&&a&&typeof a=="object"&&!Array.isArray(a)){for(let A in a)if(!(A==="languageCode"||A==="language_code"||A==="latLng"||A===
"lat_lng")){return Y.errors=[{instancePath:t+"/toolConfig/retrieval_config",schemaPath:"#/properties/toolConfig/properties/retrieval_config/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:A},message:"must NOT have additional properties",schema:!1,parentSchema:N.properties.toolConfig.properties.
retrieval_config,data:a}],!1;break}}var _=m===e}else var _=!0}}}}var k=f===e}else var k=!0;if(k){if(s.tool_config!==void 0){let o=s.tool_config,f=e;if(!(o&&typeof o==
"object"&&!Array.isArray(o))&&o!==null)return Y.errors=[{instancePath:t+"/tool_config",schemaPath:"#/properties/tool_config/type",keyword:"type",params:{type:N.
properties.tool_config.type},message:"must be object,null",schema:N.properties.tool_config.type,parentSchema:N.properties.tool_config,data:o}],!1;if(e===f&&o&&typeof o==
"object"&&!Array.isArray(o)){let P=e;for(let a in o)if(!(a==="functionCallingConfig"||a==="function_calling_config"||a==="retrievalConfig"||a==="retrieval_confi\
g"||a==="includeServerSideToolInvocations"||a==="include_server_side_tool_invocations")){return Y.errors=[{instancePath:t+"/tool_config",schemaPath:"#/propertie\
s/tool_config/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:N.
properties.tool_config,data:o}],!1;break}if(P===e){if(o.functionCallingConfig!==void 0){let a=o.functionCallingConfig,m=e;if(!(a&&typeof a=="object"&&!Array.isArray(
a))&&a!==null)return Y.errors=[{instancePath:t+"/tool_config/functionCallingConfig",schemaPath:"#/properties/tool_config/properties/functionCallingConfig/type",
keyword:"type",params:{type:N.properties.tool_config.properties.functionCallingConfig.type},message:"must be object,null",schema:N.properties.tool_config.properties.
functionCallingConfig.type,parentSchema:N.properties.tool_config.properties.functionCallingConfig,data:a}],!1;if(e===m&&a&&typeof a=="object"&&!Array.isArray(a)){
for(let O in a)if(!(O==="mode"||O==="allowedFunctionNames"||O==="allowed_function_names"||O==="streamFunctionCallArguments"||O==="stream_function_call_arguments")){
return Y.errors=[{instancePath:t+"/tool_config/functionCallingConfig",schemaPath:"#/properties/tool_config/properties/functionCallingConfig/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:O},message:"must NOT have additional properties",schema:!1,parentSchema:N.properties.tool_config.properties.
functionCallingConfig,data:a}],!1;break}}var i=m===e}else var i=!0;if(i){if(o.function_calling_config!==void 0){let a=o.function_calling_config,m=e;if(!(a&&typeof a==
"object"&&!Array.isArray(a))&&a!==null)return Y.errors=[{instancePath:t+"/tool_config/function_calling_config",schemaPath:"#/properties/tool_config/properties/f\
unction_calling_config/type",keyword:"type",params:{type:N.properties.tool_config.properties.function_calling_config.type},message:"must be object,null",schema:N.
properties.tool_config.properties.function_calling_config.type,parentSchema:N.properties.tool_config.properties.function_calling_config,data:a}],!1;if(e===m&&a&&
typeof a=="object"&&!Array.isArray(a)){for(let A in a)if(!(A==="mode"||A==="allowedFunctionNames"||A==="allowed_function_names"||A==="streamFunctionCallArgument\
s"||A==="stream_function_call_arguments")){return Y.errors=[{instancePath:t+"/tool_config/function_calling_config",schemaPath:"#/properties/tool_config/properti\
es/function_calling_config/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A},message:"must NOT have additional properties",schema:!1,
parentSchema:N.properties.tool_config.properties.function_calling_config,data:a}],!1;break}}var i=m===e}else var i=!0;if(i){if(o.retrievalConfig!==void 0){let a=o.
retrievalConfig,m=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return Y.errors=[{instancePath:t+"/tool_config/retrievalConfig",schemaPath:"#/prope\
rties/tool_config/properties/retrievalConfig/type",keyword:"type",params:{type:N.properties.tool_config.properties.retrievalConfig.type},message:"must be object\
,null",schema:N.properties.tool_config.properties.retrievalConfig.type,parentSchema:N.properties.tool_config.properties.retrievalConfig,data:a}],!1;if(e===m&&a&&
typeof a=="object"&&!Array.isArray(a)){for(let A in a)if(!(A==="languageCode"||A==="language_code"||A==="latLng"||A==="lat_lng")){return Y.errors=[{instancePath:t+
"/tool_config/retrievalConfig",schemaPath:"#/properties/tool_config/properties/retrievalConfig/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A},
message:"must NOT have additional properties",schema:!1,parentSchema:N.properties.tool_config.properties.retrievalConfig,data:a}],!1;break}}var i=m===e}else var i=!0;
if(i)if(o.retrieval_config!==void 0){let a=o.retrieval_config,m=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return Y.errors=[{instancePath:t+"/to\
ol_config/retrieval_config",schemaPath:"#/properties/tool_config/properties/retrieval_config/type",keyword:"type",params:{type:N.properties.tool_config.properties.
retrieval_config.type},message:"must be object,null",schema:N.properties.tool_config.properties.retrieval_config.type,parentSchema:N.properties.tool_config.properties.
retrieval_config,data:a}],!1;if(e===m&&a&&typeof a=="object"&&!Array.isArray(a)){for(let A in a)if(!(A==="languageCode"||A==="language_code"||A==="latLng"||A===
"lat_lng")){return Y.errors=[{instancePath:t+"/tool_config/retrieval_config",schemaPath:"#/properties/tool_config/properties/retrieval_config/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:A},message:"must NOT have additional properties",schema:!1,parentSchema:N.properties.tool_config.properties.
retrieval_config,data:a}],!1;break}}var i=m===e}else var i=!0}}}}var k=f===e}else var k=!0;if(k)if(s.tools!==void 0){let o=s.tools,f=e;if(!Array.isArray(o)&&o!==
null)return Y.errors=[{instancePath:t+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type:N.properties.tools.type},message:"must be array,\
null",schema:N.properties.tools.type,parentSchema:N.properties.tools,data:o}],!1;if(e===f&&Array.isArray(o)){var n=!0;let P=o.length;for(let a=0;a<P;a++){let m=o[a],
O=e;if(e===O)if(m&&typeof m=="object"&&!Array.isArray(m)){let y=e;for(let v in m)if(!(v==="functionDeclarations"||v==="function_declarations")){return Y.errors=
[{instancePath:t+"/tools/"+a,schemaPath:"#/properties/tools/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v},message:"mu\
st NOT have additional properties",schema:!1,parentSchema:N.properties.tools.items,data:m}],!1;break}if(y===e){if(m.functionDeclarations!==void 0){let v=m.functionDeclarations,
J=e;if(!Array.isArray(v)&&v!==null)return Y.errors=[{instancePath:t+"/tools/"+a+"/functionDeclarations",schemaPath:"#/properties/tools/items/properties/function\
Declarations/type",keyword:"type",params:{type:N.properties.tools.items.properties.functionDeclarations.type},message:"must be array,null",schema:N.properties.tools.
items.properties.functionDeclarations.type,parentSchema:N.properties.tools.items.properties.functionDeclarations,data:v}],!1;if(e===J&&Array.isArray(v)){var l=!0;
let U=v.length;for(let g=0;g<U;g++){let w=v[g],z=e;if(!(w&&typeof w=="object"&&!Array.isArray(w))&&w!==null)return Y.errors=[{instancePath:t+"/tools/"+a+"/funct\
ionDeclarations/"+g,schemaPath:"#/properties/tools/items/properties/functionDeclarations/items/type",keyword:"type",params:{type:N.properties.tools.items.properties.
functionDeclarations.items.type},message:"must be object,null",schema:N.properties.tools.items.properties.functionDeclarations.items.type,parentSchema:N.properties.
tools.items.properties.functionDeclarations.items,data:w}],!1;if(e===z&&w&&typeof w=="object"&&!Array.isArray(w)){for(let X in w)if(!Je.call(N.properties.tools.
items.properties.functionDeclarations.items.properties,X)){return Y.errors=[{instancePath:t+"/tools/"+a+"/functionDeclarations/"+g,schemaPath:"#/properties/tool\
s/items/properties/functionDeclarations/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:X},message:"must NOT have addition\
al properties",schema:!1,parentSchema:N.properties.tools.items.properties.functionDeclarations.items,data:w}],!1;break}}var l=z===e;if(!l)break}}var u=J===e}else
var u=!0;if(u)if(m.function_declarations!==void 0){let v=m.function_declarations,J=e;if(!Array.isArray(v)&&v!==null)return Y.errors=[{instancePath:t+"/tools/"+a+
"/function_declarations",schemaPath:"#/properties/tools/items/properties/function_declarations/type",keyword:"type",params:{type:N.properties.tools.items.properties.
function_declarations.type},message:"must be array,null",schema:N.properties.tools.items.properties.function_declarations.type,parentSchema:N.properties.tools.items.
properties.function_declarations,data:v}],!1;if(e===J&&Array.isArray(v)){var c=!0;let g=v.length;for(let w=0;w<g;w++){let z=v[w],S=e;if(!(z&&typeof z=="object"&&
!Array.isArray(z))&&z!==null)return Y.errors=[{instancePath:t+"/tools/"+a+"/function_declarations/"+w,schemaPath:"#/properties/tools/items/properties/function_d\
eclarations/items/type",keyword:"type",params:{type:N.properties.tools.items.properties.function_declarations.items.type},message:"must be object,null",schema:N.
properties.tools.items.properties.function_declarations.items.type,parentSchema:N.properties.tools.items.properties.function_declarations.items,data:z}],!1;if(e===
S&&z&&typeof z=="object"&&!Array.isArray(z)){for(let H in z)if(!Je.call(N.properties.tools.items.properties.function_declarations.items.properties,H)){return Y.
errors=[{instancePath:t+"/tools/"+a+"/function_declarations/"+w,schemaPath:"#/properties/tools/items/properties/function_declarations/items/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:H},message:"must NOT have additional properties",schema:!1,parentSchema:N.properties.tools.items.properties.
function_declarations.items,data:z}],!1;break}}var c=S===e;if(!c)break}}var u=J===e}else var u=!0}}else return Y.errors=[{instancePath:t+"/tools/"+a,schemaPath:"\
#/properties/tools/items/type",keyword:"type",params:{type:N.properties.tools.items.type},message:"must be object",schema:N.properties.tools.items.type,parentSchema:N.
properties.tools.items,data:m}],!1;var n=O===e;if(!n)break}}var k=f===e}else var k=!0}}}}}}}else return Y.errors=[{instancePath:t,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object",schema:N.type,parentSchema:N,data:s}],!1;return Y.errors=r,e===0}var Cr=kr,br={$schema:"http://json-schema.\
org/draft-07/schema#",description:"Bodies whose parts cost no more tokens than their bytes, or are inline images. Others may cost anything: files, inline audio,\
 video and documents, and parts that are not listed.",type:"object",properties:{contents:{type:"array",items:{$ref:"#/definitions/content"}},systemInstruction:{
$ref:"#/definitions/instruction"},system_instruction:{$ref:"#/definitions/instruction"}},definitions:{content:{type:"object",properties:{parts:{type:["array","n\
ull"],items:{$ref:"#/definitions/part"}},role:{}},additionalProperties:!1},instruction:{type:["object","null"],properties:{parts:{type:["array","object","null"],
items:{$ref:"#/definitions/text"},additionalProperties:!1,properties:{text:{}}},role:{}},additionalProperties:!1},text:{type:"object",additionalProperties:!1,properties:{
text:{type:"string"}}},part:{type:"object",additionalProperties:!1,properties:{text:{},thought:{},thoughtSignature:{},thought_signature:{},partMetadata:{},part_metadata:{},
mediaResolution:{type:["object","null"],additionalProperties:!1,properties:{level:{}}},media_resolution:{type:["object","null"],additionalProperties:!1,properties:{
level:{}}},functionCall:{type:["object","null"],additionalProperties:!1,properties:{id:{},name:{},args:{},partialArgs:{},partial_args:{},willContinue:{},will_continue:{}}},
function_call:{type:["object","null"],additionalProperties:!1,properties:{id:{},name:{},args:{},partialArgs:{},partial_args:{},willContinue:{},will_continue:{}}},
functionResponse:{$ref:"#/definitions/response"},function_response:{$ref:"#/definitions/response"},executableCode:{type:["object","null"],additionalProperties:!1,
properties:{id:{},code:{},language:{}}},executable_code:{type:["object","null"],additionalProperties:!1,properties:{id:{},code:{},language:{}}},codeExecutionResult:{
type:["object","null"],additionalProperties:!1,properties:{id:{},outcome:{},output:{}}},code_execution_result:{type:["object","null"],additionalProperties:!1,properties:{
id:{},outcome:{},output:{}}},inlineData:{type:["object","null"],additionalProperties:!1,properties:{mimeType:{$ref:"#/definitions/image"},mime_type:{$ref:"#/def\
initions/image"},data:{type:"string"},displayName:{},display_name:{}},anyOf:[{required:["mimeType"]},{required:["mime_type"]}]},inline_data:{type:["object","nul\
l"],additionalProperties:!1,properties:{mimeType:{$ref:"#/definitions/image"},mime_type:{$ref:"#/definitions/image"},data:{type:"string"},displayName:{},display_name:{}},
anyOf:[{required:["mimeType"]},{required:["mime_type"]}]}}},response:{type:["object","null"],additionalProperties:!1,properties:{id:{},name:{},response:{},willContinue:{},
will_continue:{},scheduling:{}}},image:{enum:["image/png","image/jpeg","image/jpg","image/webp","image/avif","image/heic","image/heif"]}}},or={type:"object",properties:{
parts:{type:["array","null"],items:{$ref:"#/definitions/part"}},role:{}},additionalProperties:!1},G={type:"object",additionalProperties:!1,properties:{text:{},thought:{},
thoughtSignature:{},thought_signature:{},partMetadata:{},part_metadata:{},mediaResolution:{type:["object","null"],additionalProperties:!1,properties:{level:{}}},
media_resolution:{type:["object","null"],additionalProperties:!1,properties:{level:{}}},functionCall:{type:["object","null"],additionalProperties:!1,properties:{
id:{},name:{},args:{},partialArgs:{},partial_args:{},willContinue:{},will_continue:{}}},function_call:{type:["object","null"],additionalProperties:!1,properties:{
id:{},name:{},args:{},partialArgs:{},partial_args:{},willContinue:{},will_continue:{}}},functionResponse:{$ref:"#/definitions/response"},function_response:{$ref:"\
#/definitions/response"},executableCode:{type:["object","null"],additionalProperties:!1,properties:{id:{},code:{},language:{}}},executable_code:{type:["object",
"null"],additionalProperties:!1,properties:{id:{},code:{},language:{}}},codeExecutionResult:{type:["object","null"],additionalProperties:!1,properties:{id:{},outcome:{},
output:{}}},code_execution_result:{type:["object","null"],additionalProperties:!1,properties:{id:{},outcome:{},output:{}}},inlineData:{type:["object","null"],additionalProperties:!1,
properties:{mimeType:{$ref:"#/definitions/image"},mime_type:{$ref:"#/definitions/image"},data:{type:"string"},displayName:{},display_name:{}},anyOf:[{required:[
"mimeType"]},{required:["mime_type"]}]},inline_data:{type:["object","null"],additionalProperties:!1,properties:{mimeType:{$ref:"#/definitions/image"},mime_type:{
$ref:"#/definitions/image"},data:{type:"string"},displayName:{},display_name:{}},anyOf:[{required:["mimeType"]},{required:["mime_type"]}]}}},Ze={type:["object",
"null"],additionalProperties:!1,properties:{id:{},name:{},response:{},willContinue:{},will_continue:{},scheduling:{}}},Ve={enum:["image/png","image/jpeg","image\
/jpg","image/webp","image/avif","image/heic","image/heif"]};function pe(s,{instancePath:t="",parentData:ce,parentDataProperty:le,rootData:T=s}={}){let r=null,e=0;
if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let _=e;for(let i in s)if(!Je.call(G.properties,i)){return pe.errors=[{instancePath:t,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:i},message:"must NOT have additional properties",schema:!1,parentSchema:G,data:s}],!1;
break}if(_===e){if(s.mediaResolution!==void 0){let i=s.mediaResolution,n=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return pe.errors=[{instancePath:t+
"/mediaResolution",schemaPath:"#/properties/mediaResolution/type",keyword:"type",params:{type:G.properties.mediaResolution.type},message:"must be object,null",schema:G.
properties.mediaResolution.type,parentSchema:G.properties.mediaResolution,data:i}],!1;if(e===n&&i&&typeof i=="object"&&!Array.isArray(i)){for(let l in i)if(l!==
"level"){return pe.errors=[{instancePath:t+"/mediaResolution",schemaPath:"#/properties/mediaResolution/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:l},message:"must NOT have additional properties",schema:!1,parentSchema:G.properties.mediaResolution,data:i}],!1;break}}var p=n===e}else var p=!0;
if(p){if(s.media_resolution!==void 0){let i=s.media_resolution,n=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return pe.errors=[{instancePath:t+"/\
media_resolution",schemaPath:"#/properties/media_resolution/type",keyword:"type",params:{type:G.properties.media_resolution.type},message:"must be object,null",
schema:G.properties.media_resolution.type,parentSchema:G.properties.media_resolution,data:i}],!1;if(e===n&&i&&typeof i=="object"&&!Array.isArray(i)){for(let u in i)
if(u!=="level"){return pe.errors=[{instancePath:t+"/media_resolution",schemaPath:"#/properties/media_resolution/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:u},message:"must NOT have additional properties",schema:!1,parentSchema:G.properties.media_resolution,data:i}],!1;break}}var p=n===
e}else var p=!0;if(p){if(s.functionCall!==void 0){let i=s.functionCall,n=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return pe.errors=[{instancePath:t+
"/functionCall",schemaPath:"#/properties/functionCall/type",keyword:"type",params:{type:G.properties.functionCall.type},message:"must be object,null",schema:G.properties.
functionCall.type,parentSchema:G.properties.functionCall,data:i}],!1;if(e===n&&i&&typeof i=="object"&&!Array.isArray(i)){for(let u in i)if(!(u==="id"||u==="name"||
u==="args"||u==="partialArgs"||u==="partial_args"||u==="willContinue"||u==="will_continue")){return pe.errors=[{instancePath:t+"/functionCall",schemaPath:"#/pro\
perties/functionCall/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties",schema:!1,
parentSchema:G.properties.functionCall,data:i}],!1;break}}var p=n===e}else var p=!0;if(p){if(s.function_call!==void 0){let i=s.function_call,n=e;if(!(i&&typeof i==
"object"&&!Array.isArray(i))&&i!==null)return pe.errors=[{instancePath:t+"/function_call",schemaPath:"#/properties/function_call/type",keyword:"type",params:{type:G.
properties.function_call.type},message:"must be object,null",schema:G.properties.function_call.type,parentSchema:G.properties.function_call,data:i}],!1;if(e===n&&
i&&typeof i=="object"&&!Array.isArray(i)){for(let u in i)if(!(u==="id"||u==="name"||u==="args"||u==="partialArgs"||u==="partial_args"||u==="willContinue"||u==="\
will_continue")){return pe.errors=[{instancePath:t+"/function_call",schemaPath:"#/properties/function_call/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:u},message:"must NOT have additional properties",schema:!1,parentSchema:G.properties.function_call,data:i}],!1;break}}var p=n===e}else
var p=!0;if(p){if(s.functionResponse!==void 0){let i=s.functionResponse,n=e,l=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return pe.errors=[{instancePath:t+
"/functionResponse",schemaPath:"#/definitions/response/type",keyword:"type",params:{type:Ze.type},message:"must be object,null",schema:Ze.type,parentSchema:Ze,data:i}],
!1;if(e===l&&i&&typeof i=="object"&&!Array.isArray(i)){for(let c in i)if(!(c==="id"||c==="name"||c==="response"||c==="willContinue"||c==="will_continue"||c==="s\
cheduling")){return pe.errors=[{instancePath:t+"/functionResponse",schemaPath:"#/definitions/response/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:c},message:"must NOT have additional properties",schema:!1,parentSchema:Ze,data:i}],!1;break}}var p=n===e}else var p=!0;if(p){if(s.function_response!==
void 0){let i=s.function_response,n=e,l=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return pe.errors=[{instancePath:t+"/function_response",schemaPath:"\
#/definitions/response/type",keyword:"type",params:{type:Ze.type},message:"must be object,null",schema:Ze.type,parentSchema:Ze,data:i}],!1;if(e===l&&i&&typeof i==
"object"&&!Array.isArray(i)){for(let c in i)if(!(c==="id"||c==="name"||c==="response"||c==="willContinue"||c==="will_continue"||c==="scheduling")){return pe.errors=
[{instancePath:t+"/function_response",schemaPath:"#/definitions/response/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},message:"\
must NOT have additional properties",schema:!1,parentSchema:Ze,data:i}],!1;break}}var p=n===e}else var p=!0;if(p){if(s.executableCode!==void 0){let i=s.executableCode,
n=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return pe.errors=[{instancePath:t+"/executableCode",schemaPath:"#/properties/executableCode/type",keyword:"\
type",params:{type:G.properties.executableCode.type},message:"must be object,null",schema:G.properties.executableCode.type,parentSchema:G.properties.executableCode,
data:i}],!1;if(e===n&&i&&typeof i=="object"&&!Array.isArray(i)){for(let u in i)if(!(u==="id"||u==="code"||u==="language")){return pe.errors=[{instancePath:t+"/e\
xecutableCode",schemaPath:"#/properties/executableCode/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have\
 additional properties",schema:!1,parentSchema:G.properties.executableCode,data:i}],!1;break}}var p=n===e}else var p=!0;if(p){if(s.executable_code!==void 0){let i=s.
executable_code,n=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return pe.errors=[{instancePath:t+"/executable_code",schemaPath:"#/properties/execu\
table_code/type",keyword:"type",params:{type:G.properties.executable_code.type},message:"must be object,null",schema:G.properties.executable_code.type,parentSchema:G.
properties.executable_code,data:i}],!1;if(e===n&&i&&typeof i=="object"&&!Array.isArray(i)){for(let u in i)if(!(u==="id"||u==="code"||u==="language")){return pe.
errors=[{instancePath:t+"/executable_code",schemaPath:"#/properties/executable_code/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},
message:"must NOT have additional properties",schema:!1,parentSchema:G.properties.executable_code,data:i}],!1;break}}var p=n===e}else var p=!0;if(p){if(s.codeExecutionResult!==
void 0){let i=s.codeExecutionResult,n=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return pe.errors=[{instancePath:t+"/codeExecutionResult",schemaPath:"\
#/properties/codeExecutionResult/type",keyword:"type",params:{type:G.properties.codeExecutionResult.type},message:"must be object,null",schema:G.properties.codeExecutionResult.
type,parentSchema:G.properties.codeExecutionResult,data:i}],!1;if(e===n&&i&&typeof i=="object"&&!Array.isArray(i)){for(let u in i)if(!(u==="id"||u==="outcome"||
u==="output")){return pe.errors=[{instancePath:t+"/codeExecutionResult",schemaPath:"#/properties/codeExecutionResult/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:u},message:"must NOT have additional properties",schema:!1,parentSchema:G.properties.codeExecutionResult,data:i}],!1;break}}
var p=n===e}else var p=!0;if(p){if(s.code_execution_result!==void 0){let i=s.code_execution_result,n=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)
return pe.errors=[{instancePath:t+"/code_execution_result",schemaPath:"#/properties/code_execution_result/type",keyword:"type",params:{type:G.properties.code_execution_result.
type},message:"must be object,null",schema:G.properties.code_execution_result.type,parentSchema:G.properties.code_execution_result,data:i}],!1;if(e===n&&i&&typeof i==
"object"&&!Array.isArray(i)){for(let u in i)if(!(u==="id"||u==="outcome"||u==="output")){return pe.errors=[{instancePath:t+"/code_execution_result",schemaPath:"\
#/properties/code_execution_result/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properti\
es",schema:!1,parentSchema:G.properties.code_execution_result,data:i}],!1;break}}var p=n===e}else var p=!0;if(p){if(s.inlineData!==void 0){let i=s.inlineData,n=e;
if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return pe.errors=[{instancePath:t+"/inlineData",schemaPath:"#/properties/inlineData/type",keyword:"type",
params:{type:G.properties.inlineData.type},message:"must be object,null",schema:G.properties.inlineData.type,parentSchema:G.properties.inlineData,data:i}],!1;let l=e,
u=!1,c=e;if(i&&typeof i=="object"&&!Array.isArray(i)){let o;if(i.mimeType===void 0&&(o="mimeType")){let f={instancePath:t+"/inlineData",schemaPath:"#/properties\
/inlineData/anyOf/0/required",keyword:"required",params:{missingProperty:o},message:"must have required property '"+o+"'",schema:G.properties.inlineData.anyOf[0].
required,parentSchema:G.properties.inlineData.anyOf[0],data:i};r===null?r=[f]:r.push(f),e++}}var k=c===e;if(u=u||k,!u){let o=e;if(i&&typeof i=="object"&&!Array.
isArray(i)){let x;if(i.mime_type===void 0&&(x="mime_type")){let P={instancePath:t+"/inlineData",schemaPath:"#/properties/inlineData/anyOf/1/required",keyword:"r\
equired",params:{missingProperty:x},message:"must have required property '"+x+"'",schema:G.properties.inlineData.anyOf[1].required,parentSchema:G.properties.inlineData.
anyOf[1],data:i};r===null?r=[P]:r.push(P),e++}}var k=o===e;u=u||k}if(u)e=l,r!==null&&(l?r.length=l:r=null);else{let o={instancePath:t+"/inlineData",schemaPath:"\
#/properties/inlineData/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:G.properties.inlineData.anyOf,parentSchema:G.properties.inlineData,
data:i};return r===null?r=[o]:r.push(o),e++,pe.errors=r,!1}if(e===n&&i&&typeof i=="object"&&!Array.isArray(i)){let o=e;for(let f in i)if(!(f==="mimeType"||f==="\
mime_type"||f==="data"||f==="displayName"||f==="display_name")){return pe.errors=[{instancePath:t+"/inlineData",schemaPath:"#/properties/inlineData/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:f},message:"must NOT have additional properties",schema:!1,parentSchema:G.properties.inlineData,
data:i}],!1;break}if(o===e){if(i.mimeType!==void 0){let f=i.mimeType,x=e;if(!(f==="image/png"||f==="image/jpeg"||f==="image/jpg"||f==="image/webp"||f==="image/a\
vif"||f==="image/heic"||f==="image/heif"))return pe.errors=[{instancePath:t+"/inlineData/mimeType",schemaPath:"#/definitions/image/enum",keyword:"enum",params:{
allowedValues:Ve.enum},message:"must be equal to one of the allowed values",schema:Ve.enum,parentSchema:Ve,data:f}],!1;var h=x===e}else var h=!0;if(h){if(i.mime_type!==
void 0){let f=i.mime_type,x=e;if(!(f==="image/png"||f==="image/jpeg"||f==="image/jpg"||f==="image/webp"||f==="image/avif"||f==="image/heic"||f==="image/heif"))return pe.
errors=[{instancePath:t+"/inlineData/mime_type",schemaPath:"#/definitions/image/enum",keyword:"enum",params:{allowedValues:Ve.enum},message:"must be equal to on\
e of the allowed values",schema:Ve.enum,parentSchema:Ve,data:f}],!1;var h=x===e}else var h=!0;if(h)if(i.data!==void 0){let f=i.data,x=e;if(typeof f!="string")return pe.
errors=[{instancePath:t+"/inlineData/data",schemaPath:"#/properties/inlineData/properties/data/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng",schema:G.properties.inlineData.properties.data.type,parentSchema:G.properties.inlineData.properties.data,data:f}],!1;var h=x===e}else var h=!0}}}var p=n===e}else
var p=!0;if(p)if(s.inline_data!==void 0){let i=s.inline_data,n=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return pe.errors=[{instancePath:t+"/in\
line_data",schemaPath:"#/properties/inline_data/type",keyword:"type",params:{type:G.properties.inline_data.type},message:"must be object,null",schema:G.properties.
inline_data.type,parentSchema:G.properties.inline_data,data:i}],!1;let l=e,u=!1,c=e;if(i&&typeof i=="object"&&!Array.isArray(i)){let o;if(i.mimeType===void 0&&(o=
"mimeType")){let f={instancePath:t+"/inline_data",schemaPath:"#/properties/inline_data/anyOf/0/required",keyword:"required",params:{missingProperty:o},message:"\
must have required property '"+o+"'",schema:G.properties.inline_data.anyOf[0].required,parentSchema:G.properties.inline_data.anyOf[0],data:i};r===null?r=[f]:r.push(
f),e++}}var j=c===e;if(u=u||j,!u){let o=e;if(i&&typeof i=="object"&&!Array.isArray(i)){let x;if(i.mime_type===void 0&&(x="mime_type")){let P={instancePath:t+"/i\
nline_data",schemaPath:"#/properties/inline_data/anyOf/1/required",keyword:"required",params:{missingProperty:x},message:"must have required property '"+x+"'",schema:G.
properties.inline_data.anyOf[1].required,parentSchema:G.properties.inline_data.anyOf[1],data:i};r===null?r=[P]:r.push(P),e++}}var j=o===e;u=u||j}if(u)e=l,r!==null&&
(l?r.length=l:r=null);else{let o={instancePath:t+"/inline_data",schemaPath:"#/properties/inline_data/anyOf",keyword:"anyOf",params:{},message:"must match a sche\
ma in anyOf",schema:G.properties.inline_data.anyOf,parentSchema:G.properties.inline_data,data:i};return r===null?r=[o]:r.push(o),e++,pe.errors=r,!1}if(e===n&&i&&
typeof i=="object"&&!Array.isArray(i)){let o=e;for(let f in i)if(!(f==="mimeType"||f==="mime_type"||f==="data"||f==="displayName"||f==="display_name")){return pe.
errors=[{instancePath:t+"/inline_data",schemaPath:"#/properties/inline_data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},message:"\
must NOT have additional properties",schema:!1,parentSchema:G.properties.inline_data,data:i}],!1;break}if(o===e){if(i.mimeType!==void 0){let f=i.mimeType,x=e;if(!(f===
"image/png"||f==="image/jpeg"||f==="image/jpg"||f==="image/webp"||f==="image/avif"||f==="image/heic"||f==="image/heif"))return pe.errors=[{instancePath:t+"/inli\
ne_data/mimeType",schemaPath:"#/definitions/image/enum",keyword:"enum",params:{allowedValues:Ve.enum},message:"must be equal to one of the allowed values",schema:Ve.
enum,parentSchema:Ve,data:f}],!1;var b=x===e}else var b=!0;if(b){if(i.mime_type!==void 0){let f=i.mime_type,x=e;if(!(f==="image/png"||f==="image/jpeg"||f==="ima\
ge/jpg"||f==="image/webp"||f==="image/avif"||f==="image/heic"||f==="image/heif"))return pe.errors=[{instancePath:t+"/inline_data/mime_type",schemaPath:"#/defini\
tions/image/enum",keyword:"enum",params:{allowedValues:Ve.enum},message:"must be equal to one of the allowed values",schema:Ve.enum,parentSchema:Ve,data:f}],!1;
var b=x===e}else var b=!0;if(b)if(i.data!==void 0){let f=i.data,x=e;if(typeof f!="string")return pe.errors=[{instancePath:t+"/inline_data/data",schemaPath:"#/pr\
operties/inline_data/properties/data/type",keyword:"type",params:{type:"string"},message:"must be string",schema:G.properties.inline_data.properties.data.type,parentSchema:G.
properties.inline_data.properties.data,data:f}],!1;var b=x===e}else var b=!0}}}var p=n===e}else var p=!0}}}}}}}}}}}}else return pe.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:G.type,parentSchema:G,data:s}],!1;return pe.errors=r,e===0}function sr(s,{instancePath:t="",
parentData:ce,parentDataProperty:le,rootData:T=s}={}){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let k=e;for(let h in s)if(!(h==="part\
s"||h==="role")){return sr.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},message:"mus\
t NOT have additional properties",schema:!1,parentSchema:or,data:s}],!1;break}if(k===e&&s.parts!==void 0){let h=s.parts,j=e;if(!Array.isArray(h)&&h!==null)return sr.
errors=[{instancePath:t+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type:or.properties.parts.type},message:"must be array,null",schema:or.
properties.parts.type,parentSchema:or.properties.parts,data:h}],!1;if(e===j&&Array.isArray(h)){var p=!0;let b=h.length;for(let _=0;_<b;_++){let i=e;pe(h[_],{instancePath:t+
"/parts/"+_,parentData:h,parentDataProperty:_,rootData:T})||(r=r===null?pe.errors:r.concat(pe.errors),e=r.length);var p=i===e;if(!p)break}}}}else return sr.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:or.type,parentSchema:or,data:s}],!1;return sr.errors=
r,e===0}var Qe={type:["object","null"],properties:{parts:{type:["array","object","null"],items:{$ref:"#/definitions/text"},additionalProperties:!1,properties:{text:{}}},
role:{}},additionalProperties:!1},mr={type:"object",additionalProperties:!1,properties:{text:{type:"string"}}};function Le(s,{instancePath:t="",parentData:ce,parentDataProperty:le,
rootData:T=s}={}){let r=null,e=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&s!==null)return Le.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:Qe.type},message:"must be object,null",schema:Qe.type,parentSchema:Qe,data:s}],!1;if(e===0&&s&&typeof s=="object"&&!Array.isArray(s)){let k=e;for(let h in s)
if(!(h==="parts"||h==="role")){return Le.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},
message:"must NOT have additional properties",schema:!1,parentSchema:Qe,data:s}],!1;break}if(k===e&&s.parts!==void 0){let h=s.parts,j=e;if(typeof h!="object")return Le.
errors=[{instancePath:t+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type:Qe.properties.parts.type},message:"must be array,object,null",
schema:Qe.properties.parts.type,parentSchema:Qe.properties.parts,data:h}],!1;if(e===j){if(Array.isArray(h)){var p=!0;let b=h.length;for(let _=0;_<b;_++){let i=h[_],
n=e;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){let c=e;for(let d in i)if(d!=="text"){return Le.errors=[{instancePath:t+"/parts/"+_,schemaPath:"#/defi\
nitions/text/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties",schema:!1,parentSchema:mr,
data:i}],!1;break}if(c===e&&i.text!==void 0){let d=i.text;if(typeof d!="string")return Le.errors=[{instancePath:t+"/parts/"+_+"/text",schemaPath:"#/definitions/\
text/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string",schema:mr.properties.text.type,parentSchema:mr.properties.text,data:d}],
!1}}else return Le.errors=[{instancePath:t+"/parts/"+_,schemaPath:"#/definitions/text/type",keyword:"type",params:{type:"object"},message:"must be object",schema:mr.
type,parentSchema:mr,data:i}],!1;var p=n===e;if(!p)break}}if(e===j&&h&&typeof h=="object"&&!Array.isArray(h)){for(let b in h)if(b!=="text"){return Le.errors=[{instancePath:t+
"/parts",schemaPath:"#/properties/parts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b},message:"must NOT have additional pro\
perties",schema:!1,parentSchema:Qe.properties.parts,data:h}],!1;break}}}}}return Le.errors=r,e===0}function kr(s,{instancePath:t="",parentData:ce,parentDataProperty:le,
rootData:T=s}={}){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.contents!==void 0){let h=s.contents,j=e;if(e===j)if(Array.isArray(h)){
var p=!0;let b=h.length;for(let _=0;_<b;_++){let i=e;sr(h[_],{instancePath:t+"/contents/"+_,parentData:h,parentDataProperty:_,rootData:T})||(r=r===null?sr.errors:
r.concat(sr.errors),e=r.length);var p=i===e;if(!p)break}}else return kr.errors=[{instancePath:t+"/contents",schemaPath:"#/properties/contents/type",keyword:"typ\
e",params:{type:"array"},message:"must be array",schema:br.properties.contents.type,parentSchema:br.properties.contents,data:h}],!1;var k=j===e}else var k=!0;if(k){
if(s.systemInstruction!==void 0){let h=e;Le(s.systemInstruction,{instancePath:t+"/systemInstruction",parentData:s,parentDataProperty:"systemInstruction",rootData:T})||
(r=r===null?Le.errors:r.concat(Le.errors),e=r.length);var k=h===e}else var k=!0;if(k)if(s.system_instruction!==void 0){let h=e;Le(s.system_instruction,{instancePath:t+
"/system_instruction",parentData:s,parentDataProperty:"system_instruction",rootData:T})||(r=r===null?Le.errors:r.concat(Le.errors),e=r.length);var k=h===e}else var k=!0}}else
return kr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:br.type,parentSchema:br,data:s}],!1;
return kr.errors=r,e===0}var xr=oe,L={$schema:"http://json-schema.org/draft-07/schema#",description:"Bodies whose members, outside the conversation, are all kno\
wn, so that a hold can be computed from them. Any other member may refer to input that the body does not contain, or make the upstream call the model again: mcp\
_servers.",type:"object",additionalProperties:!1,properties:{model:{},messages:{},system:{},max_tokens:{},stream:{},temperature:{},top_k:{},top_p:{},stop_sequences:{},
service_tier:{},speed:{},inference_geo:{},fallbacks:{},fallback_credit_token:{},container:{},thread:{},metadata:{type:["object","null"],additionalProperties:!1,
properties:{user_id:{}}},billing_policy:{type:["object","null"],additionalProperties:!1,properties:{type:{},bill_to:{}}},diagnostics:{type:["object","null"],additionalProperties:!1,
properties:{previous_message_id:{$comment:"The owner of the message is not checked: the answer only says why its cache was missed, and Claude Code sends the id \
with each request."}}},compaction:{type:["object","null"],additionalProperties:!1,properties:{type:{},instructions:{}}},tool_choice:{type:["object","null"],additionalProperties:!1,
properties:{type:{},name:{},disable_parallel_tool_use:{}}},thinking:{type:["object","null"],additionalProperties:!1,properties:{type:{},budget_tokens:{},display:{},
block_binding:{type:["object","null"],additionalProperties:!1,properties:{prefix_mismatch_behavior:{}}}}},output_config:{type:["object","null"],additionalProperties:!1,
properties:{effort:{},format:{type:["object","null"],additionalProperties:!1,properties:{type:{},schema:{}}},task_budget:{type:["object","null"],additionalProperties:!1,
properties:{type:{},total:{},remaining:{}}}}},output_format:{type:["object","null"],additionalProperties:!1,properties:{type:{},schema:{}}},cache_control:{$ref:"\
#/definitions/cache"},tools:{type:["array","null"],items:{$ref:"#/definitions/tool"}},context_management:{type:["object","null"],additionalProperties:!1,properties:{
edits:{type:["array","null"],items:{type:"object",additionalProperties:!1,properties:{type:{},instructions:{},pause_after_compaction:{},clear_tool_inputs:{},exclude_tools:{},
keep:{type:["object","string","null"],additionalProperties:!1,properties:{type:{},value:{}}},trigger:{type:["object","null"],additionalProperties:!1,properties:{
type:{},value:{}}},clear_at_least:{type:["object","null"],additionalProperties:!1,properties:{type:{},value:{}}}}}}}}},definitions:{cache:{type:["object","null"],
additionalProperties:!1,properties:{type:{},ttl:{}}},tool:{type:"object",additionalProperties:!1,properties:{type:{},name:{},description:{},input_schema:{},input_examples:{},
strict:{},defer_loading:{},allowed_callers:{},eager_input_streaming:{},max_uses:{},max_content_tokens:{},allowed_domains:{},blocked_domains:{},use_cache:{},response_inclusion:{},
max_characters:{},display_width_px:{},display_height_px:{},display_number:{},enable_zoom:{},cache_control:{$ref:"#/definitions/cache"},citations:{type:["object",
"null"],additionalProperties:!1,properties:{enabled:{}}},user_location:{type:["object","null"],additionalProperties:!1,properties:{type:{},city:{},region:{},country:{},
timezone:{}}},configs:{type:["object","null"],additionalProperties:{type:["object","null"],additionalProperties:!1,properties:{enabled:{},defer_loading:{}}}},url_sources:{
type:["object","null"],additionalProperties:!1,properties:{client_tool_results:{type:["object","null"],additionalProperties:!1,properties:{type:{},tools:{}}},server_tool_results:{
type:["object","null"],additionalProperties:!1,properties:{type:{},tools:{}}},user_input:{type:["object","null"],additionalProperties:!1,properties:{type:{},tools:{}}}}}}}}},
rr={type:["object","null"],additionalProperties:!1,properties:{type:{},ttl:{}}},me={type:"object",additionalProperties:!1,properties:{type:{},name:{},description:{},
input_schema:{},input_examples:{},strict:{},defer_loading:{},allowed_callers:{},eager_input_streaming:{},max_uses:{},max_content_tokens:{},allowed_domains:{},blocked_domains:{},
use_cache:{},response_inclusion:{},max_characters:{},display_width_px:{},display_height_px:{},display_number:{},enable_zoom:{},cache_control:{$ref:"#/definition\
s/cache"},citations:{type:["object","null"],additionalProperties:!1,properties:{enabled:{}}},user_location:{type:["object","null"],additionalProperties:!1,properties:{
type:{},city:{},region:{},country:{},timezone:{}}},configs:{type:["object","null"],additionalProperties:{type:["object","null"],additionalProperties:!1,properties:{
enabled:{},defer_loading:{}}}},url_sources:{type:["object","null"],additionalProperties:!1,properties:{client_tool_results:{type:["object","null"],additionalProperties:!1,
properties:{type:{},tools:{}}},server_tool_results:{type:["object","null"],additionalProperties:!1,properties:{type:{},tools:{}}},user_input:{type:["object","nu\
ll"],additionalProperties:!1,properties:{type:{},tools:{}}}}}}};function Ae(s,{instancePath:t="",parentData:ce,parentDataProperty:le,rootData:T=s}={}){let r=null,
e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let j=e;for(let b in s)if(!Je.call(me.properties,b)){return Ae.errors=[{instancePath:t,schemaPath:"#/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:b},message:"must NOT have additional properties",schema:!1,parentSchema:me,data:s}],
!1;break}if(j===e){if(s.cache_control!==void 0){let b=s.cache_control,_=e,i=e;if(!(b&&typeof b=="object"&&!Array.isArray(b))&&b!==null)return Ae.errors=[{instancePath:t+
"/cache_control",schemaPath:"#/definitions/cache/type",keyword:"type",params:{type:rr.type},message:"must be object,null",schema:rr.type,parentSchema:rr,data:b}],
!1;if(e===i&&b&&typeof b=="object"&&!Array.isArray(b)){for(let n in b)if(!(n==="type"||n==="ttl")){return Ae.errors=[{instancePath:t+"/cache_control",schemaPath:"\
#/definitions/cache/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties",schema:!1,parentSchema:rr,
data:b}],!1;break}}var p=_===e}else var p=!0;if(p){if(s.citations!==void 0){let b=s.citations,_=e;if(!(b&&typeof b=="object"&&!Array.isArray(b))&&b!==null)return Ae.
errors=[{instancePath:t+"/citations",schemaPath:"#/properties/citations/type",keyword:"type",params:{type:me.properties.citations.type},message:"must be object,\
null",schema:me.properties.citations.type,parentSchema:me.properties.citations,data:b}],!1;if(e===_&&b&&typeof b=="object"&&!Array.isArray(b)){for(let n in b)if(n!==
"enabled"){return Ae.errors=[{instancePath:t+"/citations",schemaPath:"#/properties/citations/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},
message:"must NOT have additional properties",schema:!1,parentSchema:me.properties.citations,data:b}],!1;break}}var p=_===e}else var p=!0;if(p){if(s.user_location!==
void 0){let b=s.user_location,_=e;if(!(b&&typeof b=="object"&&!Array.isArray(b))&&b!==null)return Ae.errors=[{instancePath:t+"/user_location",schemaPath:"#/prop\
erties/user_location/type",keyword:"type",params:{type:me.properties.user_location.type},message:"must be object,null",schema:me.properties.user_location.type,parentSchema:me.
properties.user_location,data:b}],!1;if(e===_&&b&&typeof b=="object"&&!Array.isArray(b)){for(let n in b)if(!(n==="type"||n==="city"||n==="region"||n==="country"||
n==="timezone")){return Ae.errors=[{instancePath:t+"/user_location",schemaPath:"#/properties/user_location/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:n},message:"must NOT have additional properties",schema:!1,parentSchema:me.properties.user_location,data:b}],!1;break}}var p=_===e}else
var p=!0;if(p){if(s.configs!==void 0){let b=s.configs,_=e;if(!(b&&typeof b=="object"&&!Array.isArray(b))&&b!==null)return Ae.errors=[{instancePath:t+"/configs",
schemaPath:"#/properties/configs/type",keyword:"type",params:{type:me.properties.configs.type},message:"must be object,null",schema:me.properties.configs.type,parentSchema:me.
properties.configs,data:b}],!1;if(e===_&&b&&typeof b=="object"&&!Array.isArray(b))for(let n in b){let l=b[n],u=e;if(!(l&&typeof l=="object"&&!Array.isArray(l))&&
l!==null)return Ae.errors=[{instancePath:t+"/configs/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/configs/additionalProperties/type",keyword:"\
type",params:{type:me.properties.configs.additionalProperties.type},message:"must be object,null",schema:me.properties.configs.additionalProperties.type,parentSchema:me.
properties.configs.additionalProperties,data:l}],!1;if(e===u&&l&&typeof l=="object"&&!Array.isArray(l)){for(let c in l)if(!(c==="enabled"||c==="defer_loading")){
return Ae.errors=[{instancePath:t+"/configs/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/configs/additionalProperties/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:c},message:"must NOT have additional properties",schema:!1,parentSchema:me.properties.configs.additionalProperties,
data:l}],!1;break}}var k=u===e;if(!k)break}var p=_===e}else var p=!0;if(p)if(s.url_sources!==void 0){let b=s.url_sources,_=e;if(!(b&&typeof b=="object"&&!Array.
isArray(b))&&b!==null)return Ae.errors=[{instancePath:t+"/url_sources",schemaPath:"#/properties/url_sources/type",keyword:"type",params:{type:me.properties.url_sources.
type},message:"must be object,null",schema:me.properties.url_sources.type,parentSchema:me.properties.url_sources,data:b}],!1;if(e===_&&b&&typeof b=="object"&&!Array.
isArray(b)){let n=e;for(let l in b)if(!(l==="client_tool_results"||l==="server_tool_results"||l==="user_input")){return Ae.errors=[{instancePath:t+"/url_sources",
schemaPath:"#/properties/url_sources/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional proper\
ties",schema:!1,parentSchema:me.properties.url_sources,data:b}],!1;break}if(n===e){if(b.client_tool_results!==void 0){let l=b.client_tool_results,u=e;if(!(l&&typeof l==
"object"&&!Array.isArray(l))&&l!==null)return Ae.errors=[{instancePath:t+"/url_sources/client_tool_results",schemaPath:"#/properties/url_sources/properties/clie\
nt_tool_results/type",keyword:"type",params:{type:me.properties.url_sources.properties.client_tool_results.type},message:"must be object,null",schema:me.properties.
url_sources.properties.client_tool_results.type,parentSchema:me.properties.url_sources.properties.client_tool_results,data:l}],!1;if(e===u&&l&&typeof l=="object"&&
!Array.isArray(l)){for(let c in l)if(!(c==="type"||c==="tools")){return Ae.errors=[{instancePath:t+"/url_sources/client_tool_results",schemaPath:"#/properties/u\
rl_sources/properties/client_tool_results/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},message:"must NOT have additional p\
roperties",schema:!1,parentSchema:me.properties.url_sources.properties.client_tool_results,data:l}],!1;break}}var h=u===e}else var h=!0;if(h){if(b.server_tool_results!==
void 0){let l=b.server_tool_results,u=e;if(!(l&&typeof l=="object"&&!Array.isArray(l))&&l!==null)return Ae.errors=[{instancePath:t+"/url_sources/server_tool_res\
ults",schemaPath:"#/properties/url_sources/properties/server_tool_results/type",keyword:"type",params:{type:me.properties.url_sources.properties.server_tool_results.
type},message:"must be object,null",schema:me.properties.url_sources.properties.server_tool_results.type,parentSchema:me.properties.url_sources.properties.server_tool_results,
data:l}],!1;if(e===u&&l&&typeof l=="object"&&!Array.isArray(l)){for(let d in l)if(!(d==="type"||d==="tools")){return Ae.errors=[{instancePath:t+"/url_sources/se\
rver_tool_results",schemaPath:"#/properties/url_sources/properties/server_tool_results/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},
message:"must NOT have additional properties",schema:!1,parentSchema:me.properties.url_sources.properties.server_tool_results,data:l}],!1;break}}var h=u===e}else
var h=!0;if(h)if(b.user_input!==void 0){let l=b.user_input,u=e;if(!(l&&typeof l=="object"&&!Array.isArray(l))&&l!==null)return Ae.errors=[{instancePath:t+"/url_\
sources/user_input",schemaPath:"#/properties/url_sources/properties/user_input/type",keyword:"type",params:{type:me.properties.url_sources.properties.user_input.
type},message:"must be object,null",schema:me.properties.url_sources.properties.user_input.type,parentSchema:me.properties.url_sources.properties.user_input,data:l}],
!1;if(e===u&&l&&typeof l=="object"&&!Array.isArray(l)){for(let d in l)if(!(d==="type"||d==="tools")){return Ae.errors=[{instancePath:t+"/url_sources/user_input",
schemaPath:"#/properties/url_sources/properties/user_input/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT \
have additional properties",schema:!1,parentSchema:me.properties.url_sources.properties.user_input,data:l}],!1;break}}var h=u===e}else var h=!0}}}var p=_===e}else
var p=!0}}}}}else return Ae.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:me.type,parentSchema:me,
data:s}],!1;return Ae.errors=r,e===0}function oe(s,{instancePath:t="",parentData:ce,parentDataProperty:le,rootData:T=s}={}){let r=null,e=0;if(e===0)if(s&&typeof s==
"object"&&!Array.isArray(s)){let _=e;for(let i in s)if(!Je.call(L.properties,i)){return oe.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i},message:"must NOT have additional properties",schema:!1,parentSchema:L,data:s}],!1;break}if(_===e){if(s.metadata!==
void 0){let i=s.metadata,n=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return oe.errors=[{instancePath:t+"/metadata",schemaPath:"#/properties/met\
adata/type",keyword:"type",params:{type:L.properties.metadata.type},message:"must be object,null",schema:L.properties.metadata.type,parentSchema:L.properties.metadata,
data:i}],!1;if(e===n&&i&&typeof i=="object"&&!Array.isArray(i)){for(let l in i)if(l!=="user_id"){return oe.errors=[{instancePath:t+"/metadata",schemaPath:"#/pro\
perties/metadata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties",schema:!1,parentSchema:L.
properties.metadata,data:i}],!1;break}}var p=n===e}else var p=!0;if(p){if(s.billing_policy!==void 0){let i=s.billing_policy,n=e;if(!(i&&typeof i=="object"&&!Array.
isArray(i))&&i!==null)return oe.errors=[{instancePath:t+"/billing_policy",schemaPath:"#/properties/billing_policy/type",keyword:"type",params:{type:L.properties.
billing_policy.type},message:"must be object,null",schema:L.properties.billing_policy.type,parentSchema:L.properties.billing_policy,data:i}],!1;if(e===n&&i&&typeof i==
"object"&&!Array.isArray(i)){for(let u in i)if(!(u==="type"||u==="bill_to")){return oe.errors=[{instancePath:t+"/billing_policy",schemaPath:"#/properties/billin\
g_policy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties",schema:!1,parentSchema:L.
properties.billing_policy,data:i}],!1;break}}var p=n===e}else var p=!0;if(p){if(s.diagnostics!==void 0){let i=s.diagnostics,n=e;if(!(i&&typeof i=="object"&&!Array.
isArray(i))&&i!==null)return oe.errors=[{instancePath:t+"/diagnostics",schemaPath:"#/properties/diagnostics/type",keyword:"type",params:{type:L.properties.diagnostics.
type},message:"must be object,null",schema:L.properties.diagnostics.type,parentSchema:L.properties.diagnostics,data:i}],!1;if(e===n&&i&&typeof i=="object"&&!Array.
isArray(i)){for(let u in i)if(u!=="previous_message_id"){return oe.errors=[{instancePath:t+"/diagnostics",schemaPath:"#/properties/diagnostics/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties",schema:!1,parentSchema:L.properties.diagnostics,
data:i}],!1;break}}var p=n===e}else var p=!0;if(p){if(s.compaction!==void 0){let i=s.compaction,n=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return oe.
errors=[{instancePath:t+"/compaction",schemaPath:"#/properties/compaction/type",keyword:"type",params:{type:L.properties.compaction.type},message:"must be objec\
t,null",schema:L.properties.compaction.type,parentSchema:L.properties.compaction,data:i}],!1;if(e===n&&i&&typeof i=="object"&&!Array.isArray(i)){for(let u in i)
if(!(u==="type"||u==="instructions")){return oe.errors=[{instancePath:t+"/compaction",schemaPath:"#/properties/compaction/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:u},message:"must NOT have additional properties",schema:!1,parentSchema:L.properties.compaction,data:i}],!1;break}}var p=n===
e}else var p=!0;if(p){if(s.tool_choice!==void 0){let i=s.tool_choice,n=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return oe.errors=[{instancePath:t+
"/tool_choice",schemaPath:"#/properties/tool_choice/type",keyword:"type",params:{type:L.properties.tool_choice.type},message:"must be object,null",schema:L.properties.
tool_choice.type,parentSchema:L.properties.tool_choice,data:i}],!1;if(e===n&&i&&typeof i=="object"&&!Array.isArray(i)){for(let u in i)if(!(u==="type"||u==="name"||
u==="disable_parallel_tool_use")){return oe.errors=[{instancePath:t+"/tool_choice",schemaPath:"#/properties/tool_choice/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:u},message:"must NOT have additional properties",schema:!1,parentSchema:L.properties.tool_choice,data:i}],!1;break}}var p=n===
e}else var p=!0;if(p){if(s.thinking!==void 0){let i=s.thinking,n=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return oe.errors=[{instancePath:t+"/\
thinking",schemaPath:"#/properties/thinking/type",keyword:"type",params:{type:L.properties.thinking.type},message:"must be object,null",schema:L.properties.thinking.
type,parentSchema:L.properties.thinking,data:i}],!1;if(e===n&&i&&typeof i=="object"&&!Array.isArray(i)){let u=e;for(let c in i)if(!(c==="type"||c==="budget_toke\
ns"||c==="display"||c==="block_binding")){return oe.errors=[{instancePath:t+"/thinking",schemaPath:"#/properties/thinking/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:c},message:"must NOT have additional properties",schema:!1,parentSchema:L.properties.thinking,data:i}],!1;break}if(u===
e&&i.block_binding!==void 0){let c=i.block_binding,d=e;if(!(c&&typeof c=="object"&&!Array.isArray(c))&&c!==null)return oe.errors=[{instancePath:t+"/thinking/blo\
ck_binding",schemaPath:"#/properties/thinking/properties/block_binding/type",keyword:"type",params:{type:L.properties.thinking.properties.block_binding.type},message:"\
must be object,null",schema:L.properties.thinking.properties.block_binding.type,parentSchema:L.properties.thinking.properties.block_binding,data:c}],!1;if(e===d&&
c&&typeof c=="object"&&!Array.isArray(c)){for(let o in c)if(o!=="prefix_mismatch_behavior"){return oe.errors=[{instancePath:t+"/thinking/block_binding",schemaPath:"\
#/properties/thinking/properties/block_binding/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additio\
nal properties",schema:!1,parentSchema:L.properties.thinking.properties.block_binding,data:c}],!1;break}}}}var p=n===e}else var p=!0;if(p){if(s.output_config!==
void 0){let i=s.output_config,n=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return oe.errors=[{instancePath:t+"/output_config",schemaPath:"#/prop\
erties/output_config/type",keyword:"type",params:{type:L.properties.output_config.type},message:"must be object,null",schema:L.properties.output_config.type,parentSchema:L.
properties.output_config,data:i}],!1;if(e===n&&i&&typeof i=="object"&&!Array.isArray(i)){let u=e;for(let c in i)if(!(c==="effort"||c==="format"||c==="task_budge\
t")){return oe.errors=[{instancePath:t+"/output_config",schemaPath:"#/properties/output_config/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},
message:"must NOT have additional properties",schema:!1,parentSchema:L.properties.output_config,data:i}],!1;break}if(u===e){if(i.format!==void 0){let c=i.format,
d=e;if(!(c&&typeof c=="object"&&!Array.isArray(c))&&c!==null)return oe.errors=[{instancePath:t+"/output_config/format",schemaPath:"#/properties/output_config/pr\
operties/format/type",keyword:"type",params:{type:L.properties.output_config.properties.format.type},message:"must be object,null",schema:L.properties.output_config.
properties.format.type,parentSchema:L.properties.output_config.properties.format,data:c}],!1;if(e===d&&c&&typeof c=="object"&&!Array.isArray(c)){for(let o in c)
if(!(o==="type"||o==="schema")){return oe.errors=[{instancePath:t+"/output_config/format",schemaPath:"#/properties/output_config/properties/format/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties",schema:!1,parentSchema:L.properties.output_config.
properties.format,data:c}],!1;break}}var k=d===e}else var k=!0;if(k)if(i.task_budget!==void 0){let c=i.task_budget,d=e;if(!(c&&typeof c=="object"&&!Array.isArray(
c))&&c!==null)return oe.errors=[{instancePath:t+"/output_config/task_budget",schemaPath:"#/properties/output_config/properties/task_budget/type",keyword:"type",
params:{type:L.properties.output_config.properties.task_budget.type},message:"must be object,null",schema:L.properties.output_config.properties.task_budget.type,
parentSchema:L.properties.output_config.properties.task_budget,data:c}],!1;if(e===d&&c&&typeof c=="object"&&!Array.isArray(c)){for(let f in c)if(!(f==="type"||f===
"total"||f==="remaining")){return oe.errors=[{instancePath:t+"/output_config/task_budget",schemaPath:"#/properties/output_config/properties/task_budget/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:f},message:"must NOT have additional properties",schema:!1,parentSchema:L.properties.output_config.
properties.task_budget,data:c}],!1;break}}var k=d===e}else var k=!0}}var p=n===e}else var p=!0;if(p){if(s.output_format!==void 0){let i=s.output_format,n=e;if(!(i&&
typeof i=="object"&&!Array.isArray(i))&&i!==null)return oe.errors=[{instancePath:t+"/output_format",schemaPath:"#/properties/output_format/type",keyword:"type",
params:{type:L.properties.output_format.type},message:"must be object,null",schema:L.properties.output_format.type,parentSchema:L.properties.output_format,data:i}],
!1;if(e===n&&i&&typeof i=="object"&&!Array.isArray(i)){for(let u in i)if(!(u==="type"||u==="schema")){return oe.errors=[{instancePath:t+"/output_format",schemaPath:"\
#/properties/output_format/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties",schema:!1,
parentSchema:L.properties.output_format,data:i}],!1;break}}var p=n===e}else var p=!0;if(p){if(s.cache_control!==void 0){let i=s.cache_control,n=e,l=e;if(!(i&&typeof i==
"object"&&!Array.isArray(i))&&i!==null)return oe.errors=[{instancePath:t+"/cache_control",schemaPath:"#/definitions/cache/type",keyword:"type",params:{type:rr.type},
message:"must be object,null",schema:rr.type,parentSchema:rr,data:i}],!1;if(e===l&&i&&typeof i=="object"&&!Array.isArray(i)){for(let c in i)if(!(c==="type"||c===
"ttl")){return oe.errors=[{instancePath:t+"/cache_control",schemaPath:"#/definitions/cache/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},
message:"must NOT have additional properties",schema:!1,parentSchema:rr,data:i}],!1;break}}var p=n===e}else var p=!0;if(p){if(s.tools!==void 0){let i=s.tools,n=e;
if(!Array.isArray(i)&&i!==null)return oe.errors=[{instancePath:t+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type:L.properties.tools.type},
message:"must be array,null",schema:L.properties.tools.type,parentSchema:L.properties.tools,data:i}],!1;if(e===n&&Array.isArray(i)){var h=!0;let u=i.length;for(let c=0;c<
u;c++){let d=e;Ae(i[c],{instancePath:t+"/tools/"+c,parentData:i,parentDataProperty:c,rootData:T})||(r=r===null?Ae.errors:r.concat(Ae.errors),e=r.length);var h=d===
e;if(!h)break}}var p=n===e}else var p=!0;if(p)if(s.context_management!==void 0){let i=s.context_management,n=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==
null)return oe.errors=[{instancePath:t+"/context_management",schemaPath:"#/properties/context_management/type",keyword:"type",params:{type:L.properties.context_management.
type},message:"must be object,null",schema:L.properties.context_management.type,parentSchema:L.properties.context_management,data:i}],!1;if(e===n&&i&&typeof i==
"object"&&!Array.isArray(i)){let u=e;for(let c in i)if(c!=="edits"){return oe.errors=[{instancePath:t+"/context_management",schemaPath:"#/properties/context_man\
agement/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},message:"must NOT have additional properties",schema:!1,parentSchema:L.
properties.context_management,data:i}],!1;break}if(u===e&&i.edits!==void 0){let c=i.edits,d=e;if(!Array.isArray(c)&&c!==null)return oe.errors=[{instancePath:t+"\
/context_management/edits",schemaPath:"#/properties/context_management/properties/edits/type",keyword:"type",params:{type:L.properties.context_management.properties.
edits.type},message:"must be array,null",schema:L.properties.context_management.properties.edits.type,parentSchema:L.properties.context_management.properties.edits,
data:c}],!1;if(e===d&&Array.isArray(c)){var j=!0;let o=c.length;for(let f=0;f<o;f++){let x=c[f],P=e;if(e===P)if(x&&typeof x=="object"&&!Array.isArray(x)){let m=e;
for(let O in x)if(!(O==="type"||O==="instructions"||O==="pause_after_compaction"||O==="clear_tool_inputs"||O==="exclude_tools"||O==="keep"||O==="trigger"||O==="\
clear_at_least")){return oe.errors=[{instancePath:t+"/context_management/edits/"+f,schemaPath:"#/properties/context_management/properties/edits/items/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:O},message:"must NOT have additional properties",schema:!1,parentSchema:L.properties.context_management.
properties.edits.items,data:x}],!1;break}if(m===e){if(x.keep!==void 0){let O=x.keep,A=e;if(!(O&&typeof O=="object"&&!Array.isArray(O))&&typeof O!="string"&&O!==
null)return oe.errors=[{instancePath:t+"/context_management/edits/"+f+"/keep",schemaPath:"#/properties/context_management/properties/edits/items/properties/keep\
/type",keyword:"type",params:{type:L.properties.context_management.properties.edits.items.properties.keep.type},message:"must be object,string,null",schema:L.properties.
context_management.properties.edits.items.properties.keep.type,parentSchema:L.properties.context_management.properties.edits.items.properties.keep,data:O}],!1;if(e===
A&&O&&typeof O=="object"&&!Array.isArray(O)){for(let y in O)if(!(y==="type"||y==="value")){return oe.errors=[{instancePath:t+"/context_management/edits/"+f+"/ke\
ep",schemaPath:"#/properties/context_management/properties/edits/items/properties/keep/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y},
message:"must NOT have additional properties",schema:!1,parentSchema:L.properties.context_management.properties.edits.items.properties.keep,data:O}],!1;break}}var b=A===
e}else var b=!0;if(b){if(x.trigger!==void 0){let O=x.trigger,A=e;if(!(O&&typeof O=="object"&&!Array.isArray(O))&&O!==null)return oe.errors=[{instancePath:t+"/co\
ntext_management/edits/"+f+"/trigger",schemaPath:"#/properties/context_management/properties/edits/items/properties/trigger/type",keyword:"type",params:{type:L.
properties.context_management.properties.edits.items.properties.trigger.type},message:"must be object,null",schema:L.properties.context_management.properties.edits.
items.properties.trigger.type,parentSchema:L.properties.context_management.properties.edits.items.properties.trigger,data:O}],!1;if(e===A&&O&&typeof O=="object"&&
!Array.isArray(O)){for(let v in O)if(!(v==="type"||v==="value")){return oe.errors=[{instancePath:t+"/context_management/edits/"+f+"/trigger",schemaPath:"#/prope\
rties/context_management/properties/edits/items/properties/trigger/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v},message:"m\
ust NOT have additional properties",schema:!1,parentSchema:L.properties.context_management.properties.edits.items.properties.trigger,data:O}],!1;break}}var b=A===
e}else var b=!0;if(b)if(x.clear_at_least!==void 0){let O=x.clear_at_least,A=e;if(!(O&&typeof O=="object"&&!Array.isArray(O))&&O!==null)return oe.errors=[{instancePath:t+
"/context_management/edits/"+f+"/clear_at_least",schemaPath:"#/properties/context_management/properties/edits/items/properties/clear_at_least/type",keyword:"typ\
e",params:{type:L.properties.context_management.properties.edits.items.properties.clear_at_least.type},message:"must be object,null",schema:L.properties.context_management.
properties.edits.items.properties.clear_at_least.type,parentSchema:L.properties.context_management.properties.edits.items.properties.clear_at_least,data:O}],!1;
if(e===A&&O&&typeof O=="object"&&!Array.isArray(O)){for(let v in O)if(!(v==="type"||v==="value")){return oe.errors=[{instancePath:t+"/context_management/edits/"+
f+"/clear_at_least",schemaPath:"#/properties/context_management/properties/edits/items/properties/clear_at_least/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:v},message:"must NOT have additional properties",schema:!1,parentSchema:L.properties.context_management.properties.edits.items.
properties.clear_at_least,data:O}],!1;break}}var b=A===e}else var b=!0}}}else return oe.errors=[{instancePath:t+"/context_management/edits/"+f,schemaPath:"#/pro\
perties/context_management/properties/edits/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:L.properties.context_management.properties.
edits.items.type,parentSchema:L.properties.context_management.properties.edits.items,data:x}],!1;var j=P===e;if(!j)break}}}}var p=n===e}else var p=!0}}}}}}}}}}}else
return oe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:L.type,parentSchema:L,data:s}],!1;return oe.
errors=r,e===0}var Dr=Fe,ke={$schema:"http://json-schema.org/draft-07/schema#",description:"Bodies whose parts cost no more tokens than their bytes, or are imag\
es. Others may cost anything: documents other than text, results of tools that the upstream ran with text that the body does not contain, and parts or members t\
hat are not listed.",type:"object",properties:{system:{anyOf:[{type:["string","null"]},{type:"array",items:{$ref:"#/definitions/text"}}]},messages:{type:"array",
items:{type:"object",additionalProperties:!1,properties:{role:{},clear_at:{},output_config:{type:["object","null"],additionalProperties:!1,properties:{effort:{}}},
content:{if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions/part"}},else:{type:"string"}}}}}},definitions:{text:{type:"object",required:["type"],additionalProperties:!1,
properties:{type:{const:"text"},text:{},cache_control:{},citations:{}}},part:{type:"object",required:["type"],additionalProperties:!1,properties:{type:{enum:["t\
ext","image","document","search_result","thinking","redacted_thinking","tool_use","tool_result","server_tool_use","tool_search_tool_result","mcp_tool_use","mcp_\
tool_result","tool_addition","tool_removal","compaction","fallback","mcp_tool_listing"]},text:{},citations:{},cache_control:{},title:{},context:{},transformations:{},
mcp_server_name:{},tools:{},thinking:{},signature:{},data:{},id:{},name:{},input:{},caller:{},toolset_name:{},tool_use_id:{},is_error:{},server_name:{},tool:{},
encrypted_content:{},from:{},to:{},trigger:{},source:{},content:{},tool_changes:{type:["array","null"],items:{type:["object","null"],additionalProperties:!1,properties:{
type:{},tool:{},cache_control:{}}}}},allOf:[{$ref:"#/definitions/sources"},{if:{properties:{type:{enum:["tool_result","mcp_tool_result"]}}},then:{properties:{content:{
if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions/inner"}},else:{type:["string","null"]}}}}},{if:{properties:{type:{const:"search_result"}}},then:{
properties:{content:{type:"array",items:{$ref:"#/definitions/text"}}}}}]},inner:{type:"object",required:["type"],additionalProperties:!1,properties:{type:{enum:[
"text","image","document","search_result","tool_reference","browser_state"]},text:{},citations:{},cache_control:{},title:{},context:{},transformations:{},tool_name:{},
tabs:{},state_changes:{},source:{},content:{}},allOf:[{$ref:"#/definitions/sources"}]},sources:{type:"object",allOf:[{if:{properties:{type:{const:"image"}}},then:{
required:["source"],properties:{source:{type:"object",required:["type"],additionalProperties:!1,properties:{type:{enum:["base64","url"]},data:{},media_type:{},url:{},
file_id:{},content:{if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions/text"}},else:{type:"string"}}}}}}},{if:{properties:{type:{const:"document"}}},
then:{required:["source"],properties:{source:{type:"object",required:["type"],additionalProperties:!1,properties:{type:{enum:["text","content"]},data:{},media_type:{},
url:{},file_id:{},content:{if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions/text"}},else:{type:"string"}}}}}}}]}}},we={type:"object",required:["t\
ype"],additionalProperties:!1,properties:{type:{const:"text"},text:{},cache_control:{},citations:{}}},ye={type:"object",required:["type"],additionalProperties:!1,
properties:{type:{enum:["text","image","document","search_result","thinking","redacted_thinking","tool_use","tool_result","server_tool_use","tool_search_tool_re\
sult","mcp_tool_use","mcp_tool_result","tool_addition","tool_removal","compaction","fallback","mcp_tool_listing"]},text:{},citations:{},cache_control:{},title:{},
context:{},transformations:{},mcp_server_name:{},tools:{},thinking:{},signature:{},data:{},id:{},name:{},input:{},caller:{},toolset_name:{},tool_use_id:{},is_error:{},
server_name:{},tool:{},encrypted_content:{},from:{},to:{},trigger:{},source:{},content:{},tool_changes:{type:["array","null"],items:{type:["object","null"],additionalProperties:!1,
properties:{type:{},tool:{},cache_control:{}}}}},allOf:[{$ref:"#/definitions/sources"},{if:{properties:{type:{enum:["tool_result","mcp_tool_result"]}}},then:{properties:{
content:{if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions/inner"}},else:{type:["string","null"]}}}}},{if:{properties:{type:{const:"search_result"}}},
then:{properties:{content:{type:"array",items:{$ref:"#/definitions/text"}}}}}]},ne={type:"object",allOf:[{if:{properties:{type:{const:"image"}}},then:{required:[
"source"],properties:{source:{type:"object",required:["type"],additionalProperties:!1,properties:{type:{enum:["base64","url"]},data:{},media_type:{},url:{},file_id:{},
content:{if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions/text"}},else:{type:"string"}}}}}}},{if:{properties:{type:{const:"document"}}},then:{required:[
"source"],properties:{source:{type:"object",required:["type"],additionalProperties:!1,properties:{type:{enum:["text","content"]},data:{},media_type:{},url:{},file_id:{},
content:{if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions/text"}},else:{type:"string"}}}}}}}]};function ue(s,{instancePath:t="",parentData:ce,parentDataProperty:le,
rootData:T=s}={}){let r=null,e=0;if(!(s&&typeof s=="object"&&!Array.isArray(s)))return ue.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:ne.type,parentSchema:ne,data:s}],!1;let p=e,k=e,h=!0,j=e;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.type!==void 0&&
s.type!=="image"){let f={};r===null?r=[f]:r.push(f),e++}var b=j===e;if(e=k,r!==null&&(k?r.length=k:r=null),b){let f=e;if(s&&typeof s=="object"&&!Array.isArray(s)){
let P;if(s.source===void 0&&(P="source"))return ue.errors=[{instancePath:t,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty:P},message:"\
must have required property '"+P+"'",schema:ne.allOf[0].then.required,parentSchema:ne.allOf[0].then,data:s}],!1;if(s.source!==void 0){let a=s.source;if(e===e)if(a&&
typeof a=="object"&&!Array.isArray(a)){let O;if(a.type===void 0&&(O="type"))return ue.errors=[{instancePath:t+"/source",schemaPath:"#/allOf/0/then/properties/so\
urce/required",keyword:"required",params:{missingProperty:O},message:"must have required property '"+O+"'",schema:ne.allOf[0].then.properties.source.required,parentSchema:ne.
allOf[0].then.properties.source,data:a}],!1;{let A=e;for(let y in a)if(!(y==="type"||y==="data"||y==="media_type"||y==="url"||y==="file_id"||y==="content")){return ue.
errors=[{instancePath:t+"/source",schemaPath:"#/allOf/0/then/properties/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y},
message:"must NOT have additional properties",schema:!1,parentSchema:ne.allOf[0].then.properties.source,data:a}],!1;break}if(A===e){if(a.type!==void 0){let y=a.
type,v=e;if(!(y==="base64"||y==="url"))return ue.errors=[{instancePath:t+"/source/type",schemaPath:"#/allOf/0/then/properties/source/properties/type/enum",keyword:"\
enum",params:{allowedValues:ne.allOf[0].then.properties.source.properties.type.enum},message:"must be equal to one of the allowed values",schema:ne.allOf[0].then.
properties.source.properties.type.enum,parentSchema:ne.allOf[0].then.properties.source.properties.type,data:y}],!1;var _=v===e}else var _=!0;if(_)if(a.content!==
void 0){let y=a.content,v=e,J=e,U=!0,g=e;if(!Array.isArray(y)){let S={};r===null?r=[S]:r.push(S),e++}var i=g===e;e=J,r!==null&&(J?r.length=J:r=null);let w;if(i){
let S=e;if(e===S)if(Array.isArray(y)){var n=!0;let H=y.length;for(let C=0;C<H;C++){let D=y[C],R=e;if(e===e)if(D&&typeof D=="object"&&!Array.isArray(D)){let I;if(D.
type===void 0&&(I="type"))return ue.errors=[{instancePath:t+"/source/content/"+C,schemaPath:"#/definitions/text/required",keyword:"required",params:{missingProperty:I},
message:"must have required property '"+I+"'",schema:we.required,parentSchema:we,data:D}],!1;{let E=e;for(let Z in D)if(!(Z==="type"||Z==="text"||Z==="cache_con\
trol"||Z==="citations")){return ue.errors=[{instancePath:t+"/source/content/"+C,schemaPath:"#/definitions/text/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:Z},message:"must NOT have additional properties",schema:!1,parentSchema:we,data:D}],!1;break}if(E===e&&D.type!==void 0){let Z=D.type;
if(Z!=="text")return ue.errors=[{instancePath:t+"/source/content/"+C+"/type",schemaPath:"#/definitions/text/properties/type/const",keyword:"const",params:{allowedValue:"\
text"},message:"must be equal to constant",schema:"text",parentSchema:we.properties.type,data:Z}],!1}}}else return ue.errors=[{instancePath:t+"/source/content/"+
C,schemaPath:"#/definitions/text/type",keyword:"type",params:{type:"object"},message:"must be object",schema:we.type,parentSchema:we,data:D}],!1;var n=R===e;if(!n)
break}}else return ue.errors=[{instancePath:t+"/source/content",schemaPath:"#/allOf/0/then/properties/source/properties/content/then/type",keyword:"type",params:{
type:"array"},message:"must be array",schema:ne.allOf[0].then.properties.source.properties.content.then.type,parentSchema:ne.allOf[0].then.properties.source.properties.
content.then,data:y}],!1;var i=S===e;U=i,w="then"}else{let S=e;if(typeof y!="string")return ue.errors=[{instancePath:t+"/source/content",schemaPath:"#/allOf/0/t\
hen/properties/source/properties/content/else/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ne.allOf[0].then.properties.source.properties.
content.else.type,parentSchema:ne.allOf[0].then.properties.source.properties.content.else,data:y}],!1;var i=S===e;U=i,w="else"}if(!U){let S={instancePath:t+"/so\
urce/content",schemaPath:"#/allOf/0/then/properties/source/properties/content/if",keyword:"if",params:{failingKeyword:w},message:'must match "'+w+'" schema',schema:ne.
allOf[0].then.properties.source.properties.content.if,parentSchema:ne.allOf[0].then.properties.source.properties.content,data:y};return r===null?r=[S]:r.push(S),
e++,ue.errors=r,!1}var _=v===e}else var _=!0}}}else return ue.errors=[{instancePath:t+"/source",schemaPath:"#/allOf/0/then/properties/source/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:ne.allOf[0].then.properties.source.type,parentSchema:ne.allOf[0].then.properties.source,data:a}],!1}}var b=f===
e;h=b}if(!h){let f={instancePath:t,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:ne.allOf[0].if,
parentSchema:ne.allOf[0],data:s};return r===null?r=[f]:r.push(f),e++,ue.errors=r,!1}var l=p===e;if(l){let f=e,x=e,P=!0,a=e;if(s&&typeof s=="object"&&!Array.isArray(
s)&&s.type!==void 0&&s.type!=="document"){let O={};r===null?r=[O]:r.push(O),e++}var u=a===e;if(e=x,r!==null&&(x?r.length=x:r=null),u){let O=e;if(s&&typeof s=="o\
bject"&&!Array.isArray(s)){let y;if(s.source===void 0&&(y="source"))return ue.errors=[{instancePath:t,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{
missingProperty:y},message:"must have required property '"+y+"'",schema:ne.allOf[1].then.required,parentSchema:ne.allOf[1].then,data:s}],!1;if(s.source!==void 0){
let v=s.source;if(e===e)if(v&&typeof v=="object"&&!Array.isArray(v)){let U;if(v.type===void 0&&(U="type"))return ue.errors=[{instancePath:t+"/source",schemaPath:"\
#/allOf/1/then/properties/source/required",keyword:"required",params:{missingProperty:U},message:"must have required property '"+U+"'",schema:ne.allOf[1].then.properties.
source.required,parentSchema:ne.allOf[1].then.properties.source,data:v}],!1;{let g=e;for(let w in v)if(!(w==="type"||w==="data"||w==="media_type"||w==="url"||w===
"file_id"||w==="content")){return ue.errors=[{instancePath:t+"/source",schemaPath:"#/allOf/1/then/properties/source/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:w},message:"must NOT have additional properties",schema:!1,parentSchema:ne.allOf[1].then.properties.source,data:v}],!1;break}
if(g===e){if(v.type!==void 0){let w=v.type,z=e;if(!(w==="text"||w==="content"))return ue.errors=[{instancePath:t+"/source/type",schemaPath:"#/allOf/1/then/prope\
rties/source/properties/type/enum",keyword:"enum",params:{allowedValues:ne.allOf[1].then.properties.source.properties.type.enum},message:"must be equal to one o\
f the allowed values",schema:ne.allOf[1].then.properties.source.properties.type.enum,parentSchema:ne.allOf[1].then.properties.source.properties.type,data:w}],!1;
var c=z===e}else var c=!0;if(c)if(v.content!==void 0){let w=v.content,z=e,S=e,X=!0,H=e;if(!Array.isArray(w)){let R={};r===null?r=[R]:r.push(R),e++}var d=H===e;e=
S,r!==null&&(S?r.length=S:r=null);let C;if(d){let R=e;if(e===R)if(Array.isArray(w)){var o=!0;let M=w.length;for(let I=0;I<M;I++){let E=w[I],Z=e;if(e===e)if(E&&typeof E==
"object"&&!Array.isArray(E)){let fe;if(E.type===void 0&&(fe="type"))return ue.errors=[{instancePath:t+"/source/content/"+I,schemaPath:"#/definitions/text/requir\
ed",keyword:"required",params:{missingProperty:fe},message:"must have required property '"+fe+"'",schema:we.required,parentSchema:we,data:E}],!1;{let ve=e;for(let ge in E)
if(!(ge==="type"||ge==="text"||ge==="cache_control"||ge==="citations")){return ue.errors=[{instancePath:t+"/source/content/"+I,schemaPath:"#/definitions/text/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:ge},message:"must NOT have additional properties",schema:!1,parentSchema:we,data:E}],
!1;break}if(ve===e&&E.type!==void 0){let ge=E.type;if(ge!=="text")return ue.errors=[{instancePath:t+"/source/content/"+I+"/type",schemaPath:"#/definitions/text/\
properties/type/const",keyword:"const",params:{allowedValue:"text"},message:"must be equal to constant",schema:"text",parentSchema:we.properties.type,data:ge}],
!1}}}else return ue.errors=[{instancePath:t+"/source/content/"+I,schemaPath:"#/definitions/text/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect",schema:we.type,parentSchema:we,data:E}],!1;var o=Z===e;if(!o)break}}else return ue.errors=[{instancePath:t+"/source/content",schemaPath:"#/allOf/1/then/pro\
perties/source/properties/content/then/type",keyword:"type",params:{type:"array"},message:"must be array",schema:ne.allOf[1].then.properties.source.properties.content.
then.type,parentSchema:ne.allOf[1].then.properties.source.properties.content.then,data:w}],!1;var d=R===e;X=d,C="then"}else{let R=e;if(typeof w!="string")return ue.
errors=[{instancePath:t+"/source/content",schemaPath:"#/allOf/1/then/properties/source/properties/content/else/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:ne.allOf[1].then.properties.source.properties.content.else.type,parentSchema:ne.allOf[1].then.properties.source.properties.content.else,data:w}],
!1;var d=R===e;X=d,C="else"}if(!X){let R={instancePath:t+"/source/content",schemaPath:"#/allOf/1/then/properties/source/properties/content/if",keyword:"if",params:{
failingKeyword:C},message:'must match "'+C+'" schema',schema:ne.allOf[1].then.properties.source.properties.content.if,parentSchema:ne.allOf[1].then.properties.source.
properties.content,data:w};return r===null?r=[R]:r.push(R),e++,ue.errors=r,!1}var c=z===e}else var c=!0}}}else return ue.errors=[{instancePath:t+"/source",schemaPath:"\
#/allOf/1/then/properties/source/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ne.allOf[1].then.properties.source.type,parentSchema:ne.
allOf[1].then.properties.source,data:v}],!1}}var u=O===e;P=u}if(!P){let O={instancePath:t,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword:"then"},
message:'must match "then" schema',schema:ne.allOf[1].if,parentSchema:ne.allOf[1],data:s};return r===null?r=[O]:r.push(O),e++,ue.errors=r,!1}var l=f===e}return ue.
errors=r,e===0}var We={type:"object",required:["type"],additionalProperties:!1,properties:{type:{enum:["text","image","document","search_result","tool_reference",
"browser_state"]},text:{},citations:{},cache_control:{},title:{},context:{},transformations:{},tool_name:{},tabs:{},state_changes:{},source:{},content:{}},allOf:[
{$ref:"#/definitions/sources"}]};function er(s,{instancePath:t="",parentData:ce,parentDataProperty:le,rootData:T=s}={}){let r=null,e=0;if(ue(s,{instancePath:t,parentData:ce,
parentDataProperty:le,rootData:T})||(r=r===null?ue.errors:r.concat(ue.errors),e=r.length),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.type===void 0&&
(p="type"))return er.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p},message:"must have required property '"+p+"'",
schema:We.required,parentSchema:We,data:s}],!1;{let k=e;for(let h in s)if(!Je.call(We.properties,h)){return er.errors=[{instancePath:t,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:h},message:"must NOT have additional properties",schema:!1,parentSchema:We,data:s}],!1;break}
if(k===e&&s.type!==void 0){let h=s.type;if(!(h==="text"||h==="image"||h==="document"||h==="search_result"||h==="tool_reference"||h==="browser_state"))return er.
errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:We.properties.type.enum},message:"must be equal to one \
of the allowed values",schema:We.properties.type.enum,parentSchema:We.properties.type,data:h}],!1}}}else return er.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:We.type,parentSchema:We,data:s}],!1;return er.errors=r,e===0}function De(s,{instancePath:t="",parentData:ce,
parentDataProperty:le,rootData:T=s}={}){let r=null,e=0,p=e;ue(s,{instancePath:t,parentData:ce,parentDataProperty:le,rootData:T})||(r=r===null?ue.errors:r.concat(
ue.errors),e=r.length);var k=p===e;if(k){let u=e,c=e,d=!0,o=e;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.type!==void 0){let x=s.type;if(!(x==="tool_result"||
x==="mcp_tool_result")){let P={};r===null?r=[P]:r.push(P),e++}}var h=o===e;if(e=c,r!==null&&(c?r.length=c:r=null),h){let x=e;if(s&&typeof s=="object"&&!Array.isArray(
s)&&s.content!==void 0){let a=s.content,m=e,O=!0,A=e;if(!Array.isArray(a)){let v={};r===null?r=[v]:r.push(v),e++}var j=A===e;e=m,r!==null&&(m?r.length=m:r=null);
let y;if(j){let v=e;if(e===v)if(Array.isArray(a)){var b=!0;let U=a.length;for(let g=0;g<U;g++){let w=e;er(a[g],{instancePath:t+"/content/"+g,parentData:a,parentDataProperty:g,
rootData:T})||(r=r===null?er.errors:r.concat(er.errors),e=r.length);var b=w===e;if(!b)break}}else return De.errors=[{instancePath:t+"/content",schemaPath:"#/all\
Of/1/then/properties/content/then/type",keyword:"type",params:{type:"array"},message:"must be array",schema:ye.allOf[1].then.properties.content.then.type,parentSchema:ye.
allOf[1].then.properties.content.then,data:a}],!1;var j=v===e;O=j,y="then"}else{let v=e;if(typeof a!="string"&&a!==null)return De.errors=[{instancePath:t+"/cont\
ent",schemaPath:"#/allOf/1/then/properties/content/else/type",keyword:"type",params:{type:ye.allOf[1].then.properties.content.else.type},message:"must be string\
,null",schema:ye.allOf[1].then.properties.content.else.type,parentSchema:ye.allOf[1].then.properties.content.else,data:a}],!1;var j=v===e;O=j,y="else"}if(!O){let v={
instancePath:t+"/content",schemaPath:"#/allOf/1/then/properties/content/if",keyword:"if",params:{failingKeyword:y},message:'must match "'+y+'" schema',schema:ye.
allOf[1].then.properties.content.if,parentSchema:ye.allOf[1].then.properties.content,data:a};return r===null?r=[v]:r.push(v),e++,De.errors=r,!1}}var h=x===e;d=h}
if(!d){let x={instancePath:t,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:ye.allOf[1].if,parentSchema:ye.
allOf[1],data:s};return r===null?r=[x]:r.push(x),e++,De.errors=r,!1}var k=u===e;if(k){let x=e,P=e,a=!0,m=e;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.type!==
void 0&&s.type!=="search_result"){let A={};r===null?r=[A]:r.push(A),e++}var _=m===e;if(e=P,r!==null&&(P?r.length=P:r=null),_){let A=e;if(s&&typeof s=="object"&&
!Array.isArray(s)&&s.content!==void 0){let v=s.content;if(e===e)if(Array.isArray(v)){var i=!0;let U=v.length;for(let g=0;g<U;g++){let w=v[g],z=e;if(e===e)if(w&&
typeof w=="object"&&!Array.isArray(w)){let H;if(w.type===void 0&&(H="type"))return De.errors=[{instancePath:t+"/content/"+g,schemaPath:"#/definitions/text/requi\
red",keyword:"required",params:{missingProperty:H},message:"must have required property '"+H+"'",schema:we.required,parentSchema:we,data:w}],!1;{let C=e;for(let D in w)
if(!(D==="type"||D==="text"||D==="cache_control"||D==="citations")){return De.errors=[{instancePath:t+"/content/"+g,schemaPath:"#/definitions/text/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:D},message:"must NOT have additional properties",schema:!1,parentSchema:we,data:w}],!1;break}
if(C===e&&w.type!==void 0){let D=w.type;if(D!=="text")return De.errors=[{instancePath:t+"/content/"+g+"/type",schemaPath:"#/definitions/text/properties/type/con\
st",keyword:"const",params:{allowedValue:"text"},message:"must be equal to constant",schema:"text",parentSchema:we.properties.type,data:D}],!1}}}else return De.
errors=[{instancePath:t+"/content/"+g,schemaPath:"#/definitions/text/type",keyword:"type",params:{type:"object"},message:"must be object",schema:we.type,parentSchema:we,
data:w}],!1;var i=z===e;if(!i)break}}else return De.errors=[{instancePath:t+"/content",schemaPath:"#/allOf/2/then/properties/content/type",keyword:"type",params:{
type:"array"},message:"must be array",schema:ye.allOf[2].then.properties.content.type,parentSchema:ye.allOf[2].then.properties.content,data:v}],!1}var _=A===e;a=
_}if(!a){let A={instancePath:t,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:ye.allOf[2].if,parentSchema:ye.
allOf[2],data:s};return r===null?r=[A]:r.push(A),e++,De.errors=r,!1}var k=x===e}}if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.type===void 0&&
(u="type"))return De.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:u},message:"must have required property '"+u+"'",
schema:ye.required,parentSchema:ye,data:s}],!1;{let c=e;for(let d in s)if(!Je.call(ye.properties,d)){return De.errors=[{instancePath:t,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties",schema:!1,parentSchema:ye,data:s}],!1;break}
if(c===e){if(s.type!==void 0){let d=s.type,o=e;if(!(d==="text"||d==="image"||d==="document"||d==="search_result"||d==="thinking"||d==="redacted_thinking"||d==="\
tool_use"||d==="tool_result"||d==="server_tool_use"||d==="tool_search_tool_result"||d==="mcp_tool_use"||d==="mcp_tool_result"||d==="tool_addition"||d==="tool_re\
moval"||d==="compaction"||d==="fallback"||d==="mcp_tool_listing"))return De.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{
allowedValues:ye.properties.type.enum},message:"must be equal to one of the allowed values",schema:ye.properties.type.enum,parentSchema:ye.properties.type,data:d}],
!1;var n=o===e}else var n=!0;if(n)if(s.tool_changes!==void 0){let d=s.tool_changes,o=e;if(!Array.isArray(d)&&d!==null)return De.errors=[{instancePath:t+"/tool_c\
hanges",schemaPath:"#/properties/tool_changes/type",keyword:"type",params:{type:ye.properties.tool_changes.type},message:"must be array,null",schema:ye.properties.
tool_changes.type,parentSchema:ye.properties.tool_changes,data:d}],!1;if(e===o&&Array.isArray(d)){var l=!0;let x=d.length;for(let P=0;P<x;P++){let a=d[P],m=e;if(!(a&&
typeof a=="object"&&!Array.isArray(a))&&a!==null)return De.errors=[{instancePath:t+"/tool_changes/"+P,schemaPath:"#/properties/tool_changes/items/type",keyword:"\
type",params:{type:ye.properties.tool_changes.items.type},message:"must be object,null",schema:ye.properties.tool_changes.items.type,parentSchema:ye.properties.
tool_changes.items,data:a}],!1;if(e===m&&a&&typeof a=="object"&&!Array.isArray(a)){for(let A in a)if(!(A==="type"||A==="tool"||A==="cache_control")){return De.errors=
[{instancePath:t+"/tool_changes/"+P,schemaPath:"#/properties/tool_changes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A},
message:"must NOT have additional properties",schema:!1,parentSchema:ye.properties.tool_changes.items,data:a}],!1;break}}var l=m===e;if(!l)break}}var n=o===e}else
var n=!0}}}else return De.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ye.type,parentSchema:ye,
data:s}],!1;return De.errors=r,e===0}function Fe(s,{instancePath:t="",parentData:ce,parentDataProperty:le,rootData:T=s}={}){let r=null,e=0;if(e===0)if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.system!==void 0){let n=s.system,l=e,u=e,c=!1,d=e;if(typeof n!="string"&&n!==null){let o={instancePath:t+"/system",schemaPath:"\
#/properties/system/anyOf/0/type",keyword:"type",params:{type:ke.properties.system.anyOf[0].type},message:"must be string,null",schema:ke.properties.system.anyOf[0].
type,parentSchema:ke.properties.system.anyOf[0],data:n};r===null?r=[o]:r.push(o),e++}var p=d===e;if(c=c||p,!c){let o=e;if(e===o)if(Array.isArray(n)){var k=!0;let x=n.
length;for(let P=0;P<x;P++){let a=n[P],m=e;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let y;if(a.type===void 0&&(y="type")){let v={instancePath:t+"/s\
ystem/"+P,schemaPath:"#/definitions/text/required",keyword:"required",params:{missingProperty:y},message:"must have required property '"+y+"'",schema:we.required,
parentSchema:we,data:a};r===null?r=[v]:r.push(v),e++}else{let v=e;for(let J in a)if(!(J==="type"||J==="text"||J==="cache_control"||J==="citations")){let U={instancePath:t+
"/system/"+P,schemaPath:"#/definitions/text/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:J},message:"must NOT have additional\
 properties",schema:!1,parentSchema:we,data:a};r===null?r=[U]:r.push(U),e++;break}if(v===e&&a.type!==void 0){let J=a.type;if(J!=="text"){let U={instancePath:t+"\
/system/"+P+"/type",schemaPath:"#/definitions/text/properties/type/const",keyword:"const",params:{allowedValue:"text"},message:"must be equal to constant",schema:"\
text",parentSchema:we.properties.type,data:J};r===null?r=[U]:r.push(U),e++}}}}else{let y={instancePath:t+"/system/"+P,schemaPath:"#/definitions/text/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:we.type,parentSchema:we,data:a};r===null?r=[y]:r.push(y),e++}var k=m===e;if(!k)break}}else{let x={instancePath:t+
"/system",schemaPath:"#/properties/system/anyOf/1/type",keyword:"type",params:{type:"array"},message:"must be array",schema:ke.properties.system.anyOf[1].type,parentSchema:ke.
properties.system.anyOf[1],data:n};r===null?r=[x]:r.push(x),e++}var p=o===e;c=c||p}if(c)e=u,r!==null&&(u?r.length=u:r=null);else{let o={instancePath:t+"/system",
schemaPath:"#/properties/system/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:ke.properties.system.anyOf,parentSchema:ke.properties.
system,data:n};return r===null?r=[o]:r.push(o),e++,Fe.errors=r,!1}var h=l===e}else var h=!0;if(h)if(s.messages!==void 0){let n=s.messages,l=e;if(e===l)if(Array.
isArray(n)){var j=!0;let c=n.length;for(let d=0;d<c;d++){let o=n[d],f=e;if(e===f)if(o&&typeof o=="object"&&!Array.isArray(o)){let P=e;for(let a in o)if(!(a==="r\
ole"||a==="clear_at"||a==="output_config"||a==="content")){return Fe.errors=[{instancePath:t+"/messages/"+d,schemaPath:"#/properties/messages/items/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:ke.properties.messages.
items,data:o}],!1;break}if(P===e){if(o.output_config!==void 0){let a=o.output_config,m=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return Fe.errors=
[{instancePath:t+"/messages/"+d+"/output_config",schemaPath:"#/properties/messages/items/properties/output_config/type",keyword:"type",params:{type:ke.properties.
messages.items.properties.output_config.type},message:"must be object,null",schema:ke.properties.messages.items.properties.output_config.type,parentSchema:ke.properties.
messages.items.properties.output_config,data:a}],!1;if(e===m&&a&&typeof a=="object"&&!Array.isArray(a)){for(let O in a)if(O!=="effort"){return Fe.errors=[{instancePath:t+
"/messages/"+d+"/output_config",schemaPath:"#/properties/messages/items/properties/output_config/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:O},
message:"must NOT have additional properties",schema:!1,parentSchema:ke.properties.messages.items.properties.output_config,data:a}],!1;break}}var b=m===e}else var b=!0;
if(b)if(o.content!==void 0){let a=o.content,m=e,O=e,A=!0,y=e;if(!Array.isArray(a)){let U={};r===null?r=[U]:r.push(U),e++}var _=y===e;e=O,r!==null&&(O?r.length=O:
r=null);let v;if(_){let U=e;if(e===U)if(Array.isArray(a)){var i=!0;let w=a.length;for(let z=0;z<w;z++){let S=e;De(a[z],{instancePath:t+"/messages/"+d+"/content/"+
z,parentData:a,parentDataProperty:z,rootData:T})||(r=r===null?De.errors:r.concat(De.errors),e=r.length);var i=S===e;if(!i)break}}else return Fe.errors=[{instancePath:t+
"/messages/"+d+"/content",schemaPath:"#/properties/messages/items/properties/content/then/type",keyword:"type",params:{type:"array"},message:"must be array",schema:ke.
properties.messages.items.properties.content.then.type,parentSchema:ke.properties.messages.items.properties.content.then,data:a}],!1;var _=U===e;A=_,v="then"}else{
let U=e;if(typeof a!="string")return Fe.errors=[{instancePath:t+"/messages/"+d+"/content",schemaPath:"#/properties/messages/items/properties/content/else/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:ke.properties.messages.items.properties.content.else.type,parentSchema:ke.properties.messages.
items.properties.content.else,data:a}],!1;var _=U===e;A=_,v="else"}if(!A){let U={instancePath:t+"/messages/"+d+"/content",schemaPath:"#/properties/messages/item\
s/properties/content/if",keyword:"if",params:{failingKeyword:v},message:'must match "'+v+'" schema',schema:ke.properties.messages.items.properties.content.if,parentSchema:ke.
properties.messages.items.properties.content,data:a};return r===null?r=[U]:r.push(U),e++,Fe.errors=r,!1}var b=m===e}else var b=!0}}else return Fe.errors=[{instancePath:t+
"/messages/"+d,schemaPath:"#/properties/messages/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ke.properties.messages.items.
type,parentSchema:ke.properties.messages.items,data:o}],!1;var j=f===e;if(!j)break}}else return Fe.errors=[{instancePath:t+"/messages",schemaPath:"#/properties/\
messages/type",keyword:"type",params:{type:"array"},message:"must be array",schema:ke.properties.messages.type,parentSchema:ke.properties.messages,data:n}],!1;var h=l===
e}else var h=!0}else return Fe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ke.type,parentSchema:ke,
data:s}],!1;return Fe.errors=r,e===0}var Tr=se,$={$schema:"http://json-schema.org/draft-07/schema#",description:"Creates a per-second video task in the official\
 format. Members that are not forwarded are ignored.",type:"object",required:["model","content","duration"],properties:{model:{description:"The model's id in th\
e catalogue.",type:"string",minLength:1},content:{description:"The input of the video: text, images, videos and audio.",type:"array",minItems:1,items:{type:"obj\
ect",required:["type"],properties:{type:{description:"The kind of the element, and the name of the member that holds it.",enum:["text","image_url","video_url","\
audio_url"]}},allOf:[{if:{required:["type"],properties:{type:{const:"text"}}},then:{required:["text"],properties:{text:{description:"The prompt. It may end with\
 flags such as --resolution 720p.",type:"string"}}}},{if:{required:["type"],properties:{type:{const:"image_url"}}},then:{required:["image_url"],properties:{image_url:{
description:"An image: a frame of the video, or something to show in it.",type:"object",required:["url"],properties:{url:{description:"http, https, data: (image\
s and audio) or asset://ID.",type:"string",minLength:1}}},role:{description:"The role of the image.",enum:["first_frame","last_frame","reference_image",null]}}}},
{if:{required:["type"],properties:{type:{const:"video_url"}}},then:{required:["video_url"],properties:{video_url:{description:"A reference video.",type:"object",
required:["url"],properties:{url:{description:"http, https, data: (images and audio) or asset://ID.",type:"string",minLength:1}}},role:{description:"The role of\
 the video.",enum:["reference_video",null]}}}},{if:{required:["type"],properties:{type:{const:"audio_url"}}},then:{required:["audio_url"],properties:{audio_url:{
description:"Reference audio.",type:"object",required:["url"],properties:{url:{description:"http, https, data: (images and audio) or asset://ID.",type:"string",
minLength:1}}},role:{description:"The role of the audio.",enum:["reference_audio",null]}}}}]}},duration:{title:"a positive integer of seconds",description:"The \
length in seconds. The upstream refuses lengths that the model does not support; the bounds here only keep the price valid.",type:"integer",minimum:1,maximum:86400},
resolution:{description:"Default: the model's default.",enum:["480p","720p","1080p","4k",null]},ratio:{description:"Width to height. Default: adaptive.",enum:["\
16:9","4:3","1:1","3:4","9:16","21:9","adaptive",null]},generate_audio:{description:"Whether the video has matching sound.",type:["boolean","null"]},watermark:{
description:"Default: false.",type:["boolean","null"]}}},ze=jr().default;function se(s,{instancePath:t="",parentData:ce,parentDataProperty:le,rootData:T=s}={}){
let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let c;if(s.model===void 0&&(c="model")||s.content===void 0&&(c="content")||s.duration===void 0&&
(c="duration"))return se.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:c},message:"must have required property '"+c+
"'",schema:$.required,parentSchema:$,data:s}],!1;if(s.model!==void 0){let d=s.model,o=e;if(e===o)if(typeof d=="string"){if(ze(d)<1)return se.errors=[{instancePath:t+
"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:$.
properties.model,data:d}],!1}else return se.errors=[{instancePath:t+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:$.properties.model.type,parentSchema:$.properties.model,data:d}],!1;var p=o===e}else var p=!0;if(p){if(s.content!==void 0){let d=s.content,
o=e;if(e===o)if(Array.isArray(d)){if(d.length<1)return se.errors=[{instancePath:t+"/content",schemaPath:"#/properties/content/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:$.properties.content,data:d}],!1;{var k=!0;let x=d.length;for(let P=0;P<x;P++){let a=d[P],
m=e,O=e,A=e,y=!0,v=e;if(a&&typeof a=="object"&&!Array.isArray(a)){let U;if(a.type===void 0&&(U="type")){let g={};r===null?r=[g]:r.push(g),e++}else if(a.type!==void 0&&
a.type!=="text"){let g={};r===null?r=[g]:r.push(g),e++}}var h=v===e;if(e=A,r!==null&&(A?r.length=A:r=null),h){let U=e;if(a&&typeof a=="object"&&!Array.isArray(a)){
let w;if(a.text===void 0&&(w="text"))return se.errors=[{instancePath:t+"/content/"+P,schemaPath:"#/properties/content/items/allOf/0/then/required",keyword:"requ\
ired",params:{missingProperty:w},message:"must have required property '"+w+"'",schema:$.properties.content.items.allOf[0].then.required,parentSchema:$.properties.
content.items.allOf[0].then,data:a}],!1;if(a.text!==void 0){let z=a.text;if(typeof z!="string")return se.errors=[{instancePath:t+"/content/"+P+"/text",schemaPath:"\
#/properties/content/items/allOf/0/then/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string",schema:$.properties.content.items.allOf[0].
then.properties.text.type,parentSchema:$.properties.content.items.allOf[0].then.properties.text,data:z}],!1}}var h=U===e;y=h}if(!y){let U={instancePath:t+"/cont\
ent/"+P,schemaPath:"#/properties/content/items/allOf/0/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:$.properties.content.
items.allOf[0].if,parentSchema:$.properties.content.items.allOf[0],data:a};return r===null?r=[U]:r.push(U),e++,se.errors=r,!1}var j=O===e;if(j){let U=e,g=e,w=!0,
z=e;if(a&&typeof a=="object"&&!Array.isArray(a)){let X;if(a.type===void 0&&(X="type")){let H={};r===null?r=[H]:r.push(H),e++}else if(a.type!==void 0&&a.type!=="\
image_url"){let H={};r===null?r=[H]:r.push(H),e++}}var b=z===e;if(e=g,r!==null&&(g?r.length=g:r=null),b){let X=e;if(a&&typeof a=="object"&&!Array.isArray(a)){let C;
if(a.image_url===void 0&&(C="image_url"))return se.errors=[{instancePath:t+"/content/"+P,schemaPath:"#/properties/content/items/allOf/1/then/required",keyword:"\
required",params:{missingProperty:C},message:"must have required property '"+C+"'",schema:$.properties.content.items.allOf[1].then.required,parentSchema:$.properties.
content.items.allOf[1].then,data:a}],!1;if(a.image_url!==void 0){let D=a.image_url,R=e;if(e===R)if(D&&typeof D=="object"&&!Array.isArray(D)){let re;if(D.url===void 0&&
(re="url"))return se.errors=[{instancePath:t+"/content/"+P+"/image_url",schemaPath:"#/properties/content/items/allOf/1/then/properties/image_url/required",keyword:"\
required",params:{missingProperty:re},message:"must have required property '"+re+"'",schema:$.properties.content.items.allOf[1].then.properties.image_url.required,
parentSchema:$.properties.content.items.allOf[1].then.properties.image_url,data:D}],!1;if(D.url!==void 0){let M=D.url;if(e===e)if(typeof M=="string"){if(ze(M)<1)
return se.errors=[{instancePath:t+"/content/"+P+"/image_url/url",schemaPath:"#/properties/content/items/allOf/1/then/properties/image_url/properties/url/minLeng\
th",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:$.properties.content.items.allOf[1].then.properties.
image_url.properties.url,data:M}],!1}else return se.errors=[{instancePath:t+"/content/"+P+"/image_url/url",schemaPath:"#/properties/content/items/allOf/1/then/p\
roperties/image_url/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:$.properties.content.items.allOf[1].then.properties.
image_url.properties.url.type,parentSchema:$.properties.content.items.allOf[1].then.properties.image_url.properties.url,data:M}],!1}}else return se.errors=[{instancePath:t+
"/content/"+P+"/image_url",schemaPath:"#/properties/content/items/allOf/1/then/properties/image_url/type",keyword:"type",params:{type:"object"},message:"must be\
 object",schema:$.properties.content.items.allOf[1].then.properties.image_url.type,parentSchema:$.properties.content.items.allOf[1].then.properties.image_url,data:D}],
!1;var _=R===e}else var _=!0;if(_)if(a.role!==void 0){let D=a.role,R=e;if(!(D==="first_frame"||D==="last_frame"||D==="reference_image"||D===null))return se.errors=
[{instancePath:t+"/content/"+P+"/role",schemaPath:"#/properties/content/items/allOf/1/then/properties/role/enum",keyword:"enum",params:{allowedValues:$.properties.
content.items.allOf[1].then.properties.role.enum},message:"must be equal to one of the allowed values",schema:$.properties.content.items.allOf[1].then.properties.
role.enum,parentSchema:$.properties.content.items.allOf[1].then.properties.role,data:D}],!1;var _=R===e}else var _=!0}var b=X===e;w=b}if(!w){let X={instancePath:t+
"/content/"+P,schemaPath:"#/properties/content/items/allOf/1/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:$.properties.
content.items.allOf[1].if,parentSchema:$.properties.content.items.allOf[1],data:a};return r===null?r=[X]:r.push(X),e++,se.errors=r,!1}var j=U===e;if(j){let X=e,
H=e,C=!0,D=e;if(a&&typeof a=="object"&&!Array.isArray(a)){let re;if(a.type===void 0&&(re="type")){let M={};r===null?r=[M]:r.push(M),e++}else if(a.type!==void 0&&
a.type!=="video_url"){let M={};r===null?r=[M]:r.push(M),e++}}var i=D===e;if(e=H,r!==null&&(H?r.length=H:r=null),i){let re=e;if(a&&typeof a=="object"&&!Array.isArray(
a)){let I;if(a.video_url===void 0&&(I="video_url"))return se.errors=[{instancePath:t+"/content/"+P,schemaPath:"#/properties/content/items/allOf/2/then/required",
keyword:"required",params:{missingProperty:I},message:"must have required property '"+I+"'",schema:$.properties.content.items.allOf[2].then.required,parentSchema:$.
properties.content.items.allOf[2].then,data:a}],!1;if(a.video_url!==void 0){let E=a.video_url,Z=e;if(e===Z)if(E&&typeof E=="object"&&!Array.isArray(E)){let je;if(E.
url===void 0&&(je="url"))return se.errors=[{instancePath:t+"/content/"+P+"/video_url",schemaPath:"#/properties/content/items/allOf/2/then/properties/video_url/r\
equired",keyword:"required",params:{missingProperty:je},message:"must have required property '"+je+"'",schema:$.properties.content.items.allOf[2].then.properties.
video_url.required,parentSchema:$.properties.content.items.allOf[2].then.properties.video_url,data:E}],!1;if(E.url!==void 0){let te=E.url;if(e===e)if(typeof te==
"string"){if(ze(te)<1)return se.errors=[{instancePath:t+"/content/"+P+"/video_url/url",schemaPath:"#/properties/content/items/allOf/2/then/properties/video_url/\
properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:$.properties.content.items.
allOf[2].then.properties.video_url.properties.url,data:te}],!1}else return se.errors=[{instancePath:t+"/content/"+P+"/video_url/url",schemaPath:"#/properties/co\
ntent/items/allOf/2/then/properties/video_url/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:$.properties.content.items.
allOf[2].then.properties.video_url.properties.url.type,parentSchema:$.properties.content.items.allOf[2].then.properties.video_url.properties.url,data:te}],!1}}else
return se.errors=[{instancePath:t+"/content/"+P+"/video_url",schemaPath:"#/properties/content/items/allOf/2/then/properties/video_url/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:$.properties.content.items.allOf[2].then.properties.video_url.type,parentSchema:$.properties.content.items.allOf[2].
then.properties.video_url,data:E}],!1;var n=Z===e}else var n=!0;if(n)if(a.role!==void 0){let E=a.role,Z=e;if(!(E==="reference_video"||E===null))return se.errors=
[{instancePath:t+"/content/"+P+"/role",schemaPath:"#/properties/content/items/allOf/2/then/properties/role/enum",keyword:"enum",params:{allowedValues:$.properties.
content.items.allOf[2].then.properties.role.enum},message:"must be equal to one of the allowed values",schema:$.properties.content.items.allOf[2].then.properties.
role.enum,parentSchema:$.properties.content.items.allOf[2].then.properties.role,data:E}],!1;var n=Z===e}else var n=!0}var i=re===e;C=i}if(!C){let re={instancePath:t+
"/content/"+P,schemaPath:"#/properties/content/items/allOf/2/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:$.properties.
content.items.allOf[2].if,parentSchema:$.properties.content.items.allOf[2],data:a};return r===null?r=[re]:r.push(re),e++,se.errors=r,!1}var j=X===e;if(j){let re=e,
M=e,I=!0,E=e;if(a&&typeof a=="object"&&!Array.isArray(a)){let je;if(a.type===void 0&&(je="type")){let te={};r===null?r=[te]:r.push(te),e++}else if(a.type!==void 0&&
a.type!=="audio_url"){let te={};r===null?r=[te]:r.push(te),e++}}var l=E===e;if(e=M,r!==null&&(M?r.length=M:r=null),l){let je=e;if(a&&typeof a=="object"&&!Array.
isArray(a)){let fe;if(a.audio_url===void 0&&(fe="audio_url"))return se.errors=[{instancePath:t+"/content/"+P,schemaPath:"#/properties/content/items/allOf/3/then\
/required",keyword:"required",params:{missingProperty:fe},message:"must have required property '"+fe+"'",schema:$.properties.content.items.allOf[3].then.required,
parentSchema:$.properties.content.items.allOf[3].then,data:a}],!1;if(a.audio_url!==void 0){let ve=a.audio_url,ge=e;if(e===ge)if(ve&&typeof ve=="object"&&!Array.
isArray(ve)){let He;if(ve.url===void 0&&(He="url"))return se.errors=[{instancePath:t+"/content/"+P+"/audio_url",schemaPath:"#/properties/content/items/allOf/3/t\
hen/properties/audio_url/required",keyword:"required",params:{missingProperty:He},message:"must have required property '"+He+"'",schema:$.properties.content.items.
allOf[3].then.properties.audio_url.required,parentSchema:$.properties.content.items.allOf[3].then.properties.audio_url,data:ve}],!1;if(ve.url!==void 0){let Ne=ve.
url;if(e===e)if(typeof Ne=="string"){if(ze(Ne)<1)return se.errors=[{instancePath:t+"/content/"+P+"/audio_url/url",schemaPath:"#/properties/content/items/allOf/3\
/then/properties/audio_url/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:$.
properties.content.items.allOf[3].then.properties.audio_url.properties.url,data:Ne}],!1}else return se.errors=[{instancePath:t+"/content/"+P+"/audio_url/url",schemaPath:"\
#/properties/content/items/allOf/3/then/properties/audio_url/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:$.properties.
content.items.allOf[3].then.properties.audio_url.properties.url.type,parentSchema:$.properties.content.items.allOf[3].then.properties.audio_url.properties.url,data:Ne}],
!1}}else return se.errors=[{instancePath:t+"/content/"+P+"/audio_url",schemaPath:"#/properties/content/items/allOf/3/then/properties/audio_url/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object",schema:$.properties.content.items.allOf[3].then.properties.audio_url.type,parentSchema:$.properties.content.
items.allOf[3].then.properties.audio_url,data:ve}],!1;var u=ge===e}else var u=!0;if(u)if(a.role!==void 0){let ve=a.role,ge=e;if(!(ve==="reference_audio"||ve===null))
return se.errors=[{instancePath:t+"/content/"+P+"/role",schemaPath:"#/properties/content/items/allOf/3/then/properties/role/enum",keyword:"enum",params:{allowedValues:$.
properties.content.items.allOf[3].then.properties.role.enum},message:"must be equal to one of the allowed values",schema:$.properties.content.items.allOf[3].then.
properties.role.enum,parentSchema:$.properties.content.items.allOf[3].then.properties.role,data:ve}],!1;var u=ge===e}else var u=!0}var l=je===e;I=l}if(!I){let je={
instancePath:t+"/content/"+P,schemaPath:"#/properties/content/items/allOf/3/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:$.
properties.content.items.allOf[3].if,parentSchema:$.properties.content.items.allOf[3],data:a};return r===null?r=[je]:r.push(je),e++,se.errors=r,!1}var j=re===e}}}
if(e===m)if(a&&typeof a=="object"&&!Array.isArray(a)){let U;if(a.type===void 0&&(U="type"))return se.errors=[{instancePath:t+"/content/"+P,schemaPath:"#/propert\
ies/content/items/required",keyword:"required",params:{missingProperty:U},message:"must have required property '"+U+"'",schema:$.properties.content.items.required,
parentSchema:$.properties.content.items,data:a}],!1;if(a.type!==void 0){let g=a.type;if(!(g==="text"||g==="image_url"||g==="video_url"||g==="audio_url"))return se.
errors=[{instancePath:t+"/content/"+P+"/type",schemaPath:"#/properties/content/items/properties/type/enum",keyword:"enum",params:{allowedValues:$.properties.content.
items.properties.type.enum},message:"must be equal to one of the allowed values",schema:$.properties.content.items.properties.type.enum,parentSchema:$.properties.
content.items.properties.type,data:g}],!1}}else return se.errors=[{instancePath:t+"/content/"+P,schemaPath:"#/properties/content/items/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:$.properties.content.items.type,parentSchema:$.properties.content.items,data:a}],!1;var k=m===e;if(!k)break}}}else
return se.errors=[{instancePath:t+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type:"array"},message:"must be array",schema:$.properties.
content.type,parentSchema:$.properties.content,data:d}],!1;var p=o===e}else var p=!0;if(p){if(s.duration!==void 0){let d=s.duration,o=e;if(!(typeof d=="number"&&
!(d%1)&&!isNaN(d)&&isFinite(d)))return se.errors=[{instancePath:t+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:$.properties.duration.type,parentSchema:$.properties.duration,data:d}],!1;if(e===o&&typeof d=="number"&&isFinite(d)){if(d>86400||isNaN(d))
return se.errors=[{instancePath:t+"/duration",schemaPath:"#/properties/duration/maximum",keyword:"maximum",params:{comparison:"<=",limit:86400},message:"must be\
 <= 86400",schema:86400,parentSchema:$.properties.duration,data:d}],!1;if(d<1||isNaN(d))return se.errors=[{instancePath:t+"/duration",schemaPath:"#/properties/d\
uration/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:$.properties.duration,data:d}],!1}var p=o===e}else
var p=!0;if(p){if(s.resolution!==void 0){let d=s.resolution,o=e;if(!(d==="480p"||d==="720p"||d==="1080p"||d==="4k"||d===null))return se.errors=[{instancePath:t+
"/resolution",schemaPath:"#/properties/resolution/enum",keyword:"enum",params:{allowedValues:$.properties.resolution.enum},message:"must be equal to one of the \
allowed values",schema:$.properties.resolution.enum,parentSchema:$.properties.resolution,data:d}],!1;var p=o===e}else var p=!0;if(p){if(s.ratio!==void 0){let d=s.
ratio,o=e;if(!(d==="16:9"||d==="4:3"||d==="1:1"||d==="3:4"||d==="9:16"||d==="21:9"||d==="adaptive"||d===null))return se.errors=[{instancePath:t+"/ratio",schemaPath:"\
#/properties/ratio/enum",keyword:"enum",params:{allowedValues:$.properties.ratio.enum},message:"must be equal to one of the allowed values",schema:$.properties.
ratio.enum,parentSchema:$.properties.ratio,data:d}],!1;var p=o===e}else var p=!0;if(p){if(s.generate_audio!==void 0){let d=s.generate_audio,o=e;if(typeof d!="bo\
olean"&&d!==null)return se.errors=[{instancePath:t+"/generate_audio",schemaPath:"#/properties/generate_audio/type",keyword:"type",params:{type:$.properties.generate_audio.
type},message:"must be boolean,null",schema:$.properties.generate_audio.type,parentSchema:$.properties.generate_audio,data:d}],!1;var p=o===e}else var p=!0;if(p)
if(s.watermark!==void 0){let d=s.watermark,o=e;if(typeof d!="boolean"&&d!==null)return se.errors=[{instancePath:t+"/watermark",schemaPath:"#/properties/watermar\
k/type",keyword:"type",params:{type:$.properties.watermark.type},message:"must be boolean,null",schema:$.properties.watermark.type,parentSchema:$.properties.watermark,
data:d}],!1;var p=o===e}else var p=!0}}}}}}else return se.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect",schema:$.type,parentSchema:$,data:s}],!1;return se.errors=r,e===0}var Rr=B,q={$schema:"http://json-schema.org/draft-07/schema#",description:"Creates a toke\
n-billed video task. Members that are not listed are forwarded; null counts as absent.",type:"object",required:["model","content"],properties:{model:{description:"\
The model's id in the catalogue.",type:"string",minLength:1},content:{description:"The input of the video: text, images, videos and audio.",type:"array",minItems:1,
items:{type:"object",required:["type"],properties:{type:{description:"The kind of the element, and the name of the member that holds it.",enum:["text","image_ur\
l","video_url","audio_url","draft_task"]}},allOf:[{if:{required:["type"],properties:{type:{const:"text"}}},then:{required:["text"],properties:{text:{description:"\
The prompt. It may end with flags such as --resolution 720p.",type:"string"}}}},{if:{required:["type"],properties:{type:{const:"image_url"}}},then:{required:["i\
mage_url"],properties:{image_url:{description:"An image: a frame of the video, or something to show in it.",type:"object",required:["url"],properties:{url:{description:"\
http, https, data: (images and audio) or asset://ID.",type:"string",minLength:1}}},role:{description:"The role of the image.",enum:["first_frame","last_frame","\
reference_image",null]}}}},{if:{required:["type"],properties:{type:{const:"video_url"}}},then:{required:["video_url"],properties:{video_url:{description:"A refe\
rence video.",type:"object",required:["url"],properties:{url:{description:"http, https, data: (images and audio) or asset://ID.",type:"string",minLength:1}}},role:{
description:"The role of the video.",enum:["reference_video",null]}}}},{if:{required:["type"],properties:{type:{const:"audio_url"}}},then:{required:["audio_url"],
properties:{audio_url:{description:"Reference audio.",type:"object",required:["url"],properties:{url:{description:"http, https, data: (images and audio) or asse\
t://ID.",type:"string",minLength:1}}},role:{description:"The role of the audio.",enum:["reference_audio",null]}}}},{if:{required:["type"],properties:{type:{const:"\
draft_task"}}},then:{required:["draft_task"],properties:{draft_task:{description:"A draft of the caller's account, which the video is made from.",type:"object",
required:["id"],properties:{id:{description:"The id of its task.",type:"string",minLength:1}}}}}}]}},resolution:{description:"Default: 720p.",enum:["480p","720p",
"1080p","4k",null]},ratio:{description:"Width to height. Default: adaptive.",enum:["16:9","4:3","1:1","3:4","9:16","21:9","adaptive",null]},duration:{title:"an \
integer from 4 to 15, or -1",description:"Seconds; -1 lets the model choose. Default: 5.",enum:[-1,4,5,6,7,8,9,10,11,12,13,14,15,null]},watermark:{description:"\
Default: false.",type:["boolean","null"]},generate_audio:{description:"Whether the video has matching sound. Default: true.",type:["boolean","null"]},return_last_frame:{
description:"Whether the answer has the last frame as an image. Default: false.",type:["boolean","null"]},execution_expires_after:{description:"Seconds after wh\
ich the task expires. Default: 172800.",type:["integer","null"],minimum:3600,maximum:259200},frames:{description:"The number of frames, instead of seconds.",type:[
"integer","null"]},framespersecond:{title:"an integer from 1 to 60",description:"Default: 24.",type:["integer","null"],minimum:1,maximum:60},service_tier:{description:"\
flex is slower and costs less. Default: default.",enum:["default","flex",null]},draft:{description:"Whether a preview is created. Default: false.",type:["boolea\
n","null"]}}};function B(s,{instancePath:t="",parentData:ce,parentDataProperty:le,rootData:T=s}={}){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(
s)){let d;if(s.model===void 0&&(d="model")||s.content===void 0&&(d="content"))return B.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:d},message:"must have required property '"+d+"'",schema:q.required,parentSchema:q,data:s}],!1;if(s.model!==void 0){let o=s.model,f=e;if(e===f)if(typeof o==
"string"){if(ze(o)<1)return B.errors=[{instancePath:t+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit:1},message:"must NOT \
have fewer than 1 characters",schema:1,parentSchema:q.properties.model,data:o}],!1}else return B.errors=[{instancePath:t+"/model",schemaPath:"#/properties/model\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:q.properties.model.type,parentSchema:q.properties.model,data:o}],!1;var p=f===e}else
var p=!0;if(p){if(s.content!==void 0){let o=s.content,f=e;if(e===f)if(Array.isArray(o)){if(o.length<1)return B.errors=[{instancePath:t+"/content",schemaPath:"#/\
properties/content/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:q.properties.content,data:o}],
!1;{var k=!0;let P=o.length;for(let a=0;a<P;a++){let m=o[a],O=e,A=e,y=e,v=!0,J=e;if(m&&typeof m=="object"&&!Array.isArray(m)){let g;if(m.type===void 0&&(g="type")){
let w={};r===null?r=[w]:r.push(w),e++}else if(m.type!==void 0&&m.type!=="text"){let w={};r===null?r=[w]:r.push(w),e++}}var h=J===e;if(e=y,r!==null&&(y?r.length=
y:r=null),h){let g=e;if(m&&typeof m=="object"&&!Array.isArray(m)){let z;if(m.text===void 0&&(z="text"))return B.errors=[{instancePath:t+"/content/"+a,schemaPath:"\
#/properties/content/items/allOf/0/then/required",keyword:"required",params:{missingProperty:z},message:"must have required property '"+z+"'",schema:q.properties.
content.items.allOf[0].then.required,parentSchema:q.properties.content.items.allOf[0].then,data:m}],!1;if(m.text!==void 0){let S=m.text;if(typeof S!="string")return B.
errors=[{instancePath:t+"/content/"+a+"/text",schemaPath:"#/properties/content/items/allOf/0/then/properties/text/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:q.properties.content.items.allOf[0].then.properties.text.type,parentSchema:q.properties.content.items.allOf[0].then.properties.text,data:S}],
!1}}var h=g===e;v=h}if(!v){let g={instancePath:t+"/content/"+a,schemaPath:"#/properties/content/items/allOf/0/if",keyword:"if",params:{failingKeyword:"then"},message:'\
must match "then" schema',schema:q.properties.content.items.allOf[0].if,parentSchema:q.properties.content.items.allOf[0],data:m};return r===null?r=[g]:r.push(g),
e++,B.errors=r,!1}var j=A===e;if(j){let g=e,w=e,z=!0,S=e;if(m&&typeof m=="object"&&!Array.isArray(m)){let H;if(m.type===void 0&&(H="type")){let C={};r===null?r=
[C]:r.push(C),e++}else if(m.type!==void 0&&m.type!=="image_url"){let C={};r===null?r=[C]:r.push(C),e++}}var b=S===e;if(e=w,r!==null&&(w?r.length=w:r=null),b){let H=e;
if(m&&typeof m=="object"&&!Array.isArray(m)){let D;if(m.image_url===void 0&&(D="image_url"))return B.errors=[{instancePath:t+"/content/"+a,schemaPath:"#/propert\
ies/content/items/allOf/1/then/required",keyword:"required",params:{missingProperty:D},message:"must have required property '"+D+"'",schema:q.properties.content.
items.allOf[1].then.required,parentSchema:q.properties.content.items.allOf[1].then,data:m}],!1;if(m.image_url!==void 0){let R=m.image_url,re=e;if(e===re)if(R&&typeof R==
"object"&&!Array.isArray(R)){let M;if(R.url===void 0&&(M="url"))return B.errors=[{instancePath:t+"/content/"+a+"/image_url",schemaPath:"#/properties/content/ite\
ms/allOf/1/then/properties/image_url/required",keyword:"required",params:{missingProperty:M},message:"must have required property '"+M+"'",schema:q.properties.content.
items.allOf[1].then.properties.image_url.required,parentSchema:q.properties.content.items.allOf[1].then.properties.image_url,data:R}],!1;if(R.url!==void 0){let I=R.
url;if(e===e)if(typeof I=="string"){if(ze(I)<1)return B.errors=[{instancePath:t+"/content/"+a+"/image_url/url",schemaPath:"#/properties/content/items/allOf/1/th\
en/properties/image_url/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:q.properties.
content.items.allOf[1].then.properties.image_url.properties.url,data:I}],!1}else return B.errors=[{instancePath:t+"/content/"+a+"/image_url/url",schemaPath:"#/p\
roperties/content/items/allOf/1/then/properties/image_url/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:q.properties.
content.items.allOf[1].then.properties.image_url.properties.url.type,parentSchema:q.properties.content.items.allOf[1].then.properties.image_url.properties.url,data:I}],
!1}}else return B.errors=[{instancePath:t+"/content/"+a+"/image_url",schemaPath:"#/properties/content/items/allOf/1/then/properties/image_url/type",keyword:"typ\
e",params:{type:"object"},message:"must be object",schema:q.properties.content.items.allOf[1].then.properties.image_url.type,parentSchema:q.properties.content.items.
allOf[1].then.properties.image_url,data:R}],!1;var _=re===e}else var _=!0;if(_)if(m.role!==void 0){let R=m.role,re=e;if(!(R==="first_frame"||R==="last_frame"||R===
"reference_image"||R===null))return B.errors=[{instancePath:t+"/content/"+a+"/role",schemaPath:"#/properties/content/items/allOf/1/then/properties/role/enum",keyword:"\
enum",params:{allowedValues:q.properties.content.items.allOf[1].then.properties.role.enum},message:"must be equal to one of the allowed values",schema:q.properties.
content.items.allOf[1].then.properties.role.enum,parentSchema:q.properties.content.items.allOf[1].then.properties.role,data:R}],!1;var _=re===e}else var _=!0}var b=H===
e;z=b}if(!z){let H={instancePath:t+"/content/"+a,schemaPath:"#/properties/content/items/allOf/1/if",keyword:"if",params:{failingKeyword:"then"},message:'must ma\
tch "then" schema',schema:q.properties.content.items.allOf[1].if,parentSchema:q.properties.content.items.allOf[1],data:m};return r===null?r=[H]:r.push(H),e++,B.
errors=r,!1}var j=g===e;if(j){let H=e,C=e,D=!0,R=e;if(m&&typeof m=="object"&&!Array.isArray(m)){let M;if(m.type===void 0&&(M="type")){let I={};r===null?r=[I]:r.
push(I),e++}else if(m.type!==void 0&&m.type!=="video_url"){let I={};r===null?r=[I]:r.push(I),e++}}var i=R===e;if(e=C,r!==null&&(C?r.length=C:r=null),i){let M=e;
if(m&&typeof m=="object"&&!Array.isArray(m)){let E;if(m.video_url===void 0&&(E="video_url"))return B.errors=[{instancePath:t+"/content/"+a,schemaPath:"#/propert\
ies/content/items/allOf/2/then/required",keyword:"required",params:{missingProperty:E},message:"must have required property '"+E+"'",schema:q.properties.content.
items.allOf[2].then.required,parentSchema:q.properties.content.items.allOf[2].then,data:m}],!1;if(m.video_url!==void 0){let Z=m.video_url,je=e;if(e===je)if(Z&&typeof Z==
"object"&&!Array.isArray(Z)){let te;if(Z.url===void 0&&(te="url"))return B.errors=[{instancePath:t+"/content/"+a+"/video_url",schemaPath:"#/properties/content/i\
tems/allOf/2/then/properties/video_url/required",keyword:"required",params:{missingProperty:te},message:"must have required property '"+te+"'",schema:q.properties.
content.items.allOf[2].then.properties.video_url.required,parentSchema:q.properties.content.items.allOf[2].then.properties.video_url,data:Z}],!1;if(Z.url!==void 0){
let fe=Z.url;if(e===e)if(typeof fe=="string"){if(ze(fe)<1)return B.errors=[{instancePath:t+"/content/"+a+"/video_url/url",schemaPath:"#/properties/content/items\
/allOf/2/then/properties/video_url/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:q.
properties.content.items.allOf[2].then.properties.video_url.properties.url,data:fe}],!1}else return B.errors=[{instancePath:t+"/content/"+a+"/video_url/url",schemaPath:"\
#/properties/content/items/allOf/2/then/properties/video_url/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:q.properties.
content.items.allOf[2].then.properties.video_url.properties.url.type,parentSchema:q.properties.content.items.allOf[2].then.properties.video_url.properties.url,data:fe}],
!1}}else return B.errors=[{instancePath:t+"/content/"+a+"/video_url",schemaPath:"#/properties/content/items/allOf/2/then/properties/video_url/type",keyword:"typ\
e",params:{type:"object"},message:"must be object",schema:q.properties.content.items.allOf[2].then.properties.video_url.type,parentSchema:q.properties.content.items.
allOf[2].then.properties.video_url,data:Z}],!1;var n=je===e}else var n=!0;if(n)if(m.role!==void 0){let Z=m.role,je=e;if(!(Z==="reference_video"||Z===null))return B.
errors=[{instancePath:t+"/content/"+a+"/role",schemaPath:"#/properties/content/items/allOf/2/then/properties/role/enum",keyword:"enum",params:{allowedValues:q.properties.
content.items.allOf[2].then.properties.role.enum},message:"must be equal to one of the allowed values",schema:q.properties.content.items.allOf[2].then.properties.
role.enum,parentSchema:q.properties.content.items.allOf[2].then.properties.role,data:Z}],!1;var n=je===e}else var n=!0}var i=M===e;D=i}if(!D){let M={instancePath:t+
"/content/"+a,schemaPath:"#/properties/content/items/allOf/2/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:q.properties.
content.items.allOf[2].if,parentSchema:q.properties.content.items.allOf[2],data:m};return r===null?r=[M]:r.push(M),e++,B.errors=r,!1}var j=H===e;if(j){let M=e,I=e,
E=!0,Z=e;if(m&&typeof m=="object"&&!Array.isArray(m)){let te;if(m.type===void 0&&(te="type")){let fe={};r===null?r=[fe]:r.push(fe),e++}else if(m.type!==void 0&&
m.type!=="audio_url"){let fe={};r===null?r=[fe]:r.push(fe),e++}}var l=Z===e;if(e=I,r!==null&&(I?r.length=I:r=null),l){let te=e;if(m&&typeof m=="object"&&!Array.
isArray(m)){let ve;if(m.audio_url===void 0&&(ve="audio_url"))return B.errors=[{instancePath:t+"/content/"+a,schemaPath:"#/properties/content/items/allOf/3/then/\
required",keyword:"required",params:{missingProperty:ve},message:"must have required property '"+ve+"'",schema:q.properties.content.items.allOf[3].then.required,
parentSchema:q.properties.content.items.allOf[3].then,data:m}],!1;if(m.audio_url!==void 0){let ge=m.audio_url,He=e;if(e===He)if(ge&&typeof ge=="object"&&!Array.
isArray(ge)){let Ne;if(ge.url===void 0&&(Ne="url"))return B.errors=[{instancePath:t+"/content/"+a+"/audio_url",schemaPath:"#/properties/content/items/allOf/3/th\
en/properties/audio_url/required",keyword:"required",params:{missingProperty:Ne},message:"must have required property '"+Ne+"'",schema:q.properties.content.items.
allOf[3].then.properties.audio_url.required,parentSchema:q.properties.content.items.allOf[3].then.properties.audio_url,data:ge}],!1;if(ge.url!==void 0){let Ge=ge.
url;if(e===e)if(typeof Ge=="string"){if(ze(Ge)<1)return B.errors=[{instancePath:t+"/content/"+a+"/audio_url/url",schemaPath:"#/properties/content/items/allOf/3/\
then/properties/audio_url/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:q.
properties.content.items.allOf[3].then.properties.audio_url.properties.url,data:Ge}],!1}else return B.errors=[{instancePath:t+"/content/"+a+"/audio_url/url",schemaPath:"\
#/properties/content/items/allOf/3/then/properties/audio_url/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:q.properties.
content.items.allOf[3].then.properties.audio_url.properties.url.type,parentSchema:q.properties.content.items.allOf[3].then.properties.audio_url.properties.url,data:Ge}],
!1}}else return B.errors=[{instancePath:t+"/content/"+a+"/audio_url",schemaPath:"#/properties/content/items/allOf/3/then/properties/audio_url/type",keyword:"typ\
e",params:{type:"object"},message:"must be object",schema:q.properties.content.items.allOf[3].then.properties.audio_url.type,parentSchema:q.properties.content.items.
allOf[3].then.properties.audio_url,data:ge}],!1;var u=He===e}else var u=!0;if(u)if(m.role!==void 0){let ge=m.role,He=e;if(!(ge==="reference_audio"||ge===null))return B.
errors=[{instancePath:t+"/content/"+a+"/role",schemaPath:"#/properties/content/items/allOf/3/then/properties/role/enum",keyword:"enum",params:{allowedValues:q.properties.
content.items.allOf[3].then.properties.role.enum},message:"must be equal to one of the allowed values",schema:q.properties.content.items.allOf[3].then.properties.
role.enum,parentSchema:q.properties.content.items.allOf[3].then.properties.role,data:ge}],!1;var u=He===e}else var u=!0}var l=te===e;E=l}if(!E){let te={instancePath:t+
"/content/"+a,schemaPath:"#/properties/content/items/allOf/3/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:q.properties.
content.items.allOf[3].if,parentSchema:q.properties.content.items.allOf[3],data:m};return r===null?r=[te]:r.push(te),e++,B.errors=r,!1}var j=M===e;if(j){let te=e,
fe=e,ve=!0,ge=e;if(m&&typeof m=="object"&&!Array.isArray(m)){let Ne;if(m.type===void 0&&(Ne="type")){let Ge={};r===null?r=[Ge]:r.push(Ge),e++}else if(m.type!==void 0&&
m.type!=="draft_task"){let Ge={};r===null?r=[Ge]:r.push(Ge),e++}}var c=ge===e;if(e=fe,r!==null&&(fe?r.length=fe:r=null),c){let Ne=e;if(m&&typeof m=="object"&&!Array.
isArray(m)){let _r;if(m.draft_task===void 0&&(_r="draft_task"))return B.errors=[{instancePath:t+"/content/"+a,schemaPath:"#/properties/content/items/allOf/4/the\
n/required",keyword:"required",params:{missingProperty:_r},message:"must have required property '"+_r+"'",schema:q.properties.content.items.allOf[4].then.required,
parentSchema:q.properties.content.items.allOf[4].then,data:m}],!1;if(m.draft_task!==void 0){let Ye=m.draft_task;if(e===e)if(Ye&&typeof Ye=="object"&&!Array.isArray(
Ye)){let Pr;if(Ye.id===void 0&&(Pr="id"))return B.errors=[{instancePath:t+"/content/"+a+"/draft_task",schemaPath:"#/properties/content/items/allOf/4/then/proper\
ties/draft_task/required",keyword:"required",params:{missingProperty:Pr},message:"must have required property '"+Pr+"'",schema:q.properties.content.items.allOf[4].
then.properties.draft_task.required,parentSchema:q.properties.content.items.allOf[4].then.properties.draft_task,data:Ye}],!1;if(Ye.id!==void 0){let vr=Ye.id;if(e===
e)if(typeof vr=="string"){if(ze(vr)<1)return B.errors=[{instancePath:t+"/content/"+a+"/draft_task/id",schemaPath:"#/properties/content/items/allOf/4/then/proper\
ties/draft_task/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:q.properties.
content.items.allOf[4].then.properties.draft_task.properties.id,data:vr}],!1}else return B.errors=[{instancePath:t+"/content/"+a+"/draft_task/id",schemaPath:"#/\
properties/content/items/allOf/4/then/properties/draft_task/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:q.properties.
content.items.allOf[4].then.properties.draft_task.properties.id.type,parentSchema:q.properties.content.items.allOf[4].then.properties.draft_task.properties.id,data:vr}],
!1}}else return B.errors=[{instancePath:t+"/content/"+a+"/draft_task",schemaPath:"#/properties/content/items/allOf/4/then/properties/draft_task/type",keyword:"t\
ype",params:{type:"object"},message:"must be object",schema:q.properties.content.items.allOf[4].then.properties.draft_task.type,parentSchema:q.properties.content.
items.allOf[4].then.properties.draft_task,data:Ye}],!1}}var c=Ne===e;ve=c}if(!ve){let Ne={instancePath:t+"/content/"+a,schemaPath:"#/properties/content/items/al\
lOf/4/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:q.properties.content.items.allOf[4].if,parentSchema:q.properties.
content.items.allOf[4],data:m};return r===null?r=[Ne]:r.push(Ne),e++,B.errors=r,!1}var j=te===e}}}}if(e===O)if(m&&typeof m=="object"&&!Array.isArray(m)){let g;if(m.
type===void 0&&(g="type"))return B.errors=[{instancePath:t+"/content/"+a,schemaPath:"#/properties/content/items/required",keyword:"required",params:{missingProperty:g},
message:"must have required property '"+g+"'",schema:q.properties.content.items.required,parentSchema:q.properties.content.items,data:m}],!1;if(m.type!==void 0){
let w=m.type;if(!(w==="text"||w==="image_url"||w==="video_url"||w==="audio_url"||w==="draft_task"))return B.errors=[{instancePath:t+"/content/"+a+"/type",schemaPath:"\
#/properties/content/items/properties/type/enum",keyword:"enum",params:{allowedValues:q.properties.content.items.properties.type.enum},message:"must be equal to\
 one of the allowed values",schema:q.properties.content.items.properties.type.enum,parentSchema:q.properties.content.items.properties.type,data:w}],!1}}else return B.
errors=[{instancePath:t+"/content/"+a,schemaPath:"#/properties/content/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:q.properties.
content.items.type,parentSchema:q.properties.content.items,data:m}],!1;var k=O===e;if(!k)break}}}else return B.errors=[{instancePath:t+"/content",schemaPath:"#/\
properties/content/type",keyword:"type",params:{type:"array"},message:"must be array",schema:q.properties.content.type,parentSchema:q.properties.content,data:o}],
!1;var p=f===e}else var p=!0;if(p){if(s.resolution!==void 0){let o=s.resolution,f=e;if(!(o==="480p"||o==="720p"||o==="1080p"||o==="4k"||o===null))return B.errors=
[{instancePath:t+"/resolution",schemaPath:"#/properties/resolution/enum",keyword:"enum",params:{allowedValues:q.properties.resolution.enum},message:"must be equ\
al to one of the allowed values",schema:q.properties.resolution.enum,parentSchema:q.properties.resolution,data:o}],!1;var p=f===e}else var p=!0;if(p){if(s.ratio!==
void 0){let o=s.ratio,f=e;if(!(o==="16:9"||o==="4:3"||o==="1:1"||o==="3:4"||o==="9:16"||o==="21:9"||o==="adaptive"||o===null))return B.errors=[{instancePath:t+"\
/ratio",schemaPath:"#/properties/ratio/enum",keyword:"enum",params:{allowedValues:q.properties.ratio.enum},message:"must be equal to one of the allowed values",
schema:q.properties.ratio.enum,parentSchema:q.properties.ratio,data:o}],!1;var p=f===e}else var p=!0;if(p){if(s.duration!==void 0){let o=s.duration,f=e;if(!(o===
-1||o===4||o===5||o===6||o===7||o===8||o===9||o===10||o===11||o===12||o===13||o===14||o===15||o===null))return B.errors=[{instancePath:t+"/duration",schemaPath:"\
#/properties/duration/enum",keyword:"enum",params:{allowedValues:q.properties.duration.enum},message:"must be equal to one of the allowed values",schema:q.properties.
duration.enum,parentSchema:q.properties.duration,data:o}],!1;var p=f===e}else var p=!0;if(p){if(s.watermark!==void 0){let o=s.watermark,f=e;if(typeof o!="boolea\
n"&&o!==null)return B.errors=[{instancePath:t+"/watermark",schemaPath:"#/properties/watermark/type",keyword:"type",params:{type:q.properties.watermark.type},message:"\
must be boolean,null",schema:q.properties.watermark.type,parentSchema:q.properties.watermark,data:o}],!1;var p=f===e}else var p=!0;if(p){if(s.generate_audio!==void 0){
let o=s.generate_audio,f=e;if(typeof o!="boolean"&&o!==null)return B.errors=[{instancePath:t+"/generate_audio",schemaPath:"#/properties/generate_audio/type",keyword:"\
type",params:{type:q.properties.generate_audio.type},message:"must be boolean,null",schema:q.properties.generate_audio.type,parentSchema:q.properties.generate_audio,
data:o}],!1;var p=f===e}else var p=!0;if(p){if(s.return_last_frame!==void 0){let o=s.return_last_frame,f=e;if(typeof o!="boolean"&&o!==null)return B.errors=[{instancePath:t+
"/return_last_frame",schemaPath:"#/properties/return_last_frame/type",keyword:"type",params:{type:q.properties.return_last_frame.type},message:"must be boolean,\
null",schema:q.properties.return_last_frame.type,parentSchema:q.properties.return_last_frame,data:o}],!1;var p=f===e}else var p=!0;if(p){if(s.execution_expires_after!==
void 0){let o=s.execution_expires_after,f=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return B.errors=[{instancePath:t+"/execution_expi\
res_after",schemaPath:"#/properties/execution_expires_after/type",keyword:"type",params:{type:q.properties.execution_expires_after.type},message:"must be intege\
r,null",schema:q.properties.execution_expires_after.type,parentSchema:q.properties.execution_expires_after,data:o}],!1;if(e===f&&typeof o=="number"&&isFinite(o)){
if(o>259200||isNaN(o))return B.errors=[{instancePath:t+"/execution_expires_after",schemaPath:"#/properties/execution_expires_after/maximum",keyword:"maximum",params:{
comparison:"<=",limit:259200},message:"must be <= 259200",schema:259200,parentSchema:q.properties.execution_expires_after,data:o}],!1;if(o<3600||isNaN(o))return B.
errors=[{instancePath:t+"/execution_expires_after",schemaPath:"#/properties/execution_expires_after/minimum",keyword:"minimum",params:{comparison:">=",limit:3600},
message:"must be >= 3600",schema:3600,parentSchema:q.properties.execution_expires_after,data:o}],!1}var p=f===e}else var p=!0;if(p){if(s.frames!==void 0){let o=s.
frames,f=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return B.errors=[{instancePath:t+"/frames",schemaPath:"#/properties/frames/type",keyword:"\
type",params:{type:q.properties.frames.type},message:"must be integer,null",schema:q.properties.frames.type,parentSchema:q.properties.frames,data:o}],!1;var p=f===
e}else var p=!0;if(p){if(s.framespersecond!==void 0){let o=s.framespersecond,f=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return B.errors=
[{instancePath:t+"/framespersecond",schemaPath:"#/properties/framespersecond/type",keyword:"type",params:{type:q.properties.framespersecond.type},message:"must \
be integer,null",schema:q.properties.framespersecond.type,parentSchema:q.properties.framespersecond,data:o}],!1;if(e===f&&typeof o=="number"&&isFinite(o)){if(o>
60||isNaN(o))return B.errors=[{instancePath:t+"/framespersecond",schemaPath:"#/properties/framespersecond/maximum",keyword:"maximum",params:{comparison:"<=",limit:60},
message:"must be <= 60",schema:60,parentSchema:q.properties.framespersecond,data:o}],!1;if(o<1||isNaN(o))return B.errors=[{instancePath:t+"/framespersecond",schemaPath:"\
#/properties/framespersecond/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:q.properties.framespersecond,
data:o}],!1}var p=f===e}else var p=!0;if(p){if(s.service_tier!==void 0){let o=s.service_tier,f=e;if(!(o==="default"||o==="flex"||o===null))return B.errors=[{instancePath:t+
"/service_tier",schemaPath:"#/properties/service_tier/enum",keyword:"enum",params:{allowedValues:q.properties.service_tier.enum},message:"must be equal to one o\
f the allowed values",schema:q.properties.service_tier.enum,parentSchema:q.properties.service_tier,data:o}],!1;var p=f===e}else var p=!0;if(p)if(s.draft!==void 0){
let o=s.draft,f=e;if(typeof o!="boolean"&&o!==null)return B.errors=[{instancePath:t+"/draft",schemaPath:"#/properties/draft/type",keyword:"type",params:{type:q.
properties.draft.type},message:"must be boolean,null",schema:q.properties.draft.type,parentSchema:q.properties.draft,data:o}],!1;var p=f===e}else var p=!0}}}}}}}}}}}}else
return B.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:q.type,parentSchema:q,data:s}],!1;return B.
errors=r,e===0}var Nr=he,ee={$schema:"http://json-schema.org/draft-07/schema#",description:"Creates a per-second video task in the unified format. Members that \
are not listed are forwarded.",type:"object",required:["model","prompt"],properties:{model:{description:"The model's id in the catalogue.",type:"string",minLength:1},
prompt:{title:"a non-empty string",description:"What the video shows.",type:"string",pattern:"\\S"},duration:{description:"Seconds. Default: 4.",type:"integer",
minimum:4,maximum:15},resolution:{description:"Default: 480p.",enum:["480p","720p","1080p","4k"]},ratio:{description:"Width to height. Default: 16:9.",enum:["16\
:9","4:3","1:1","3:4","9:16","21:9"]},references:{description:"Reference images, videos and audio.",type:"array",maxItems:12,items:{type:"object",required:["typ\
e","url"],properties:{type:{description:"The kind of the media.",enum:["image","video","audio"]},url:{title:"a public HTTP(S) URL",description:"A URL that is re\
adable without a login.",type:"string",pattern:"^[hH][tT][tT][pP][sS]?://[^/\\s]"},role:{description:"The role, which must fit the type: reference_image, refere\
nce_video or reference_audio. Default: the role of the type.",type:"string"}},allOf:[{if:{required:["type"],properties:{type:{const:"image"}}},then:{properties:{
role:{const:"reference_image"}}}},{if:{required:["type"],properties:{type:{const:"video"}}},then:{properties:{role:{const:"reference_video"}}}},{if:{required:["\
type"],properties:{type:{const:"audio"}}},then:{properties:{role:{const:"reference_audio"}}}}]}},generate_audio:{description:"Whether the video has matching sou\
nd. Default: true.",type:"boolean"},watermark:{description:"Default: false.",type:"boolean"}}},$r=new RegExp("\\S","u"),Sr=new RegExp("^[hH][tT][tT][pP][sS]?://\
[^/\\s]","u");function he(s,{instancePath:t="",parentData:ce,parentDataProperty:le,rootData:T=s}={}){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(
s)){let n;if(s.model===void 0&&(n="model")||s.prompt===void 0&&(n="prompt"))return he.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:n},message:"must have required property '"+n+"'",schema:ee.required,parentSchema:ee,data:s}],!1;if(s.model!==void 0){let l=s.model,u=e;if(e===u)
if(typeof l=="string"){if(ze(l)<1)return he.errors=[{instancePath:t+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters",schema:1,parentSchema:ee.properties.model,data:l}],!1}else return he.errors=[{instancePath:t+"/model",schemaPath:"#/prope\
rties/model/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ee.properties.model.type,parentSchema:ee.properties.model,data:l}],!1;var p=u===
e}else var p=!0;if(p){if(s.prompt!==void 0){let l=s.prompt,u=e;if(e===u)if(typeof l=="string"){if(!$r.test(l))return he.errors=[{instancePath:t+"/prompt",schemaPath:"\
#/properties/prompt/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"',schema:"\\S",parentSchema:ee.properties.prompt,data:l}],
!1}else return he.errors=[{instancePath:t+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ee.
properties.prompt.type,parentSchema:ee.properties.prompt,data:l}],!1;var p=u===e}else var p=!0;if(p){if(s.duration!==void 0){let l=s.duration,u=e;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return he.errors=[{instancePath:t+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer",schema:ee.properties.duration.type,parentSchema:ee.properties.duration,data:l}],!1;if(e===u&&typeof l=="number"&&isFinite(l)){if(l>
15||isNaN(l))return he.errors=[{instancePath:t+"/duration",schemaPath:"#/properties/duration/maximum",keyword:"maximum",params:{comparison:"<=",limit:15},message:"\
must be <= 15",schema:15,parentSchema:ee.properties.duration,data:l}],!1;if(l<4||isNaN(l))return he.errors=[{instancePath:t+"/duration",schemaPath:"#/properties\
/duration/minimum",keyword:"minimum",params:{comparison:">=",limit:4},message:"must be >= 4",schema:4,parentSchema:ee.properties.duration,data:l}],!1}var p=u===
e}else var p=!0;if(p){if(s.resolution!==void 0){let l=s.resolution,u=e;if(!(l==="480p"||l==="720p"||l==="1080p"||l==="4k"))return he.errors=[{instancePath:t+"/r\
esolution",schemaPath:"#/properties/resolution/enum",keyword:"enum",params:{allowedValues:ee.properties.resolution.enum},message:"must be equal to one of the al\
lowed values",schema:ee.properties.resolution.enum,parentSchema:ee.properties.resolution,data:l}],!1;var p=u===e}else var p=!0;if(p){if(s.ratio!==void 0){let l=s.
ratio,u=e;if(!(l==="16:9"||l==="4:3"||l==="1:1"||l==="3:4"||l==="9:16"||l==="21:9"))return he.errors=[{instancePath:t+"/ratio",schemaPath:"#/properties/ratio/en\
um",keyword:"enum",params:{allowedValues:ee.properties.ratio.enum},message:"must be equal to one of the allowed values",schema:ee.properties.ratio.enum,parentSchema:ee.
properties.ratio,data:l}],!1;var p=u===e}else var p=!0;if(p){if(s.references!==void 0){let l=s.references,u=e;if(e===u)if(Array.isArray(l)){if(l.length>12)return he.
errors=[{instancePath:t+"/references",schemaPath:"#/properties/references/maxItems",keyword:"maxItems",params:{limit:12},message:"must NOT have more than 12 ite\
ms",schema:12,parentSchema:ee.properties.references,data:l}],!1;{var k=!0;let d=l.length;for(let o=0;o<d;o++){let f=l[o],x=e,P=e,a=e,m=!0,O=e;if(f&&typeof f=="o\
bject"&&!Array.isArray(f)){let y;if(f.type===void 0&&(y="type")){let v={};r===null?r=[v]:r.push(v),e++}else if(f.type!==void 0&&f.type!=="image"){let v={};r===null?
r=[v]:r.push(v),e++}}var h=O===e;if(e=a,r!==null&&(a?r.length=a:r=null),h){let y=e;if(f&&typeof f=="object"&&!Array.isArray(f)&&f.role!==void 0){let J=f.role;if(J!==
"reference_image")return he.errors=[{instancePath:t+"/references/"+o+"/role",schemaPath:"#/properties/references/items/allOf/0/then/properties/role/const",keyword:"\
const",params:{allowedValue:"reference_image"},message:"must be equal to constant",schema:"reference_image",parentSchema:ee.properties.references.items.allOf[0].
then.properties.role,data:J}],!1}var h=y===e;m=h}if(!m){let y={instancePath:t+"/references/"+o,schemaPath:"#/properties/references/items/allOf/0/if",keyword:"if",
params:{failingKeyword:"then"},message:'must match "then" schema',schema:ee.properties.references.items.allOf[0].if,parentSchema:ee.properties.references.items.
allOf[0],data:f};return r===null?r=[y]:r.push(y),e++,he.errors=r,!1}var j=P===e;if(j){let y=e,v=e,J=!0,U=e;if(f&&typeof f=="object"&&!Array.isArray(f)){let w;if(f.
type===void 0&&(w="type")){let z={};r===null?r=[z]:r.push(z),e++}else if(f.type!==void 0&&f.type!=="video"){let z={};r===null?r=[z]:r.push(z),e++}}var b=U===e;if(e=
v,r!==null&&(v?r.length=v:r=null),b){let w=e;if(f&&typeof f=="object"&&!Array.isArray(f)&&f.role!==void 0){let S=f.role;if(S!=="reference_video")return he.errors=
[{instancePath:t+"/references/"+o+"/role",schemaPath:"#/properties/references/items/allOf/1/then/properties/role/const",keyword:"const",params:{allowedValue:"re\
ference_video"},message:"must be equal to constant",schema:"reference_video",parentSchema:ee.properties.references.items.allOf[1].then.properties.role,data:S}],
!1}var b=w===e;J=b}if(!J){let w={instancePath:t+"/references/"+o,schemaPath:"#/properties/references/items/allOf/1/if",keyword:"if",params:{failingKeyword:"then"},
message:'must match "then" schema',schema:ee.properties.references.items.allOf[1].if,parentSchema:ee.properties.references.items.allOf[1],data:f};return r===null?
r=[w]:r.push(w),e++,he.errors=r,!1}var j=y===e;if(j){let w=e,z=e,S=!0,X=e;if(f&&typeof f=="object"&&!Array.isArray(f)){let C;if(f.type===void 0&&(C="type")){let D={};
r===null?r=[D]:r.push(D),e++}else if(f.type!==void 0&&f.type!=="audio"){let D={};r===null?r=[D]:r.push(D),e++}}var _=X===e;if(e=z,r!==null&&(z?r.length=z:r=null),
_){let C=e;if(f&&typeof f=="object"&&!Array.isArray(f)&&f.role!==void 0){let R=f.role;if(R!=="reference_audio")return he.errors=[{instancePath:t+"/references/"+
o+"/role",schemaPath:"#/properties/references/items/allOf/2/then/properties/role/const",keyword:"const",params:{allowedValue:"reference_audio"},message:"must be\
 equal to constant",schema:"reference_audio",parentSchema:ee.properties.references.items.allOf[2].then.properties.role,data:R}],!1}var _=C===e;S=_}if(!S){let C={
instancePath:t+"/references/"+o,schemaPath:"#/properties/references/items/allOf/2/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" sch\
ema',schema:ee.properties.references.items.allOf[2].if,parentSchema:ee.properties.references.items.allOf[2],data:f};return r===null?r=[C]:r.push(C),e++,he.errors=
r,!1}var j=w===e}}if(e===x)if(f&&typeof f=="object"&&!Array.isArray(f)){let y;if(f.type===void 0&&(y="type")||f.url===void 0&&(y="url"))return he.errors=[{instancePath:t+
"/references/"+o,schemaPath:"#/properties/references/items/required",keyword:"required",params:{missingProperty:y},message:"must have required property '"+y+"'",
schema:ee.properties.references.items.required,parentSchema:ee.properties.references.items,data:f}],!1;if(f.type!==void 0){let v=f.type,J=e;if(!(v==="image"||v===
"video"||v==="audio"))return he.errors=[{instancePath:t+"/references/"+o+"/type",schemaPath:"#/properties/references/items/properties/type/enum",keyword:"enum",
params:{allowedValues:ee.properties.references.items.properties.type.enum},message:"must be equal to one of the allowed values",schema:ee.properties.references.
items.properties.type.enum,parentSchema:ee.properties.references.items.properties.type,data:v}],!1;var i=J===e}else var i=!0;if(i){if(f.url!==void 0){let v=f.url,
J=e;if(e===J)if(typeof v=="string"){if(!Sr.test(v))return he.errors=[{instancePath:t+"/references/"+o+"/url",schemaPath:"#/properties/references/items/propertie\
s/url/pattern",keyword:"pattern",params:{pattern:"^[hH][tT][tT][pP][sS]?://[^/\\s]"},message:'must match pattern "^[hH][tT][tT][pP][sS]?://[^/\\s]"',schema:"^[h\
H][tT][tT][pP][sS]?://[^/\\s]",parentSchema:ee.properties.references.items.properties.url,data:v}],!1}else return he.errors=[{instancePath:t+"/references/"+o+"/\
url",schemaPath:"#/properties/references/items/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ee.properties.references.
items.properties.url.type,parentSchema:ee.properties.references.items.properties.url,data:v}],!1;var i=J===e}else var i=!0;if(i)if(f.role!==void 0){let v=f.role,
J=e;if(typeof v!="string")return he.errors=[{instancePath:t+"/references/"+o+"/role",schemaPath:"#/properties/references/items/properties/role/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string",schema:ee.properties.references.items.properties.role.type,parentSchema:ee.properties.references.items.properties.
role,data:v}],!1;var i=J===e}else var i=!0}}else return he.errors=[{instancePath:t+"/references/"+o,schemaPath:"#/properties/references/items/type",keyword:"typ\
e",params:{type:"object"},message:"must be object",schema:ee.properties.references.items.type,parentSchema:ee.properties.references.items,data:f}],!1;var k=x===
e;if(!k)break}}}else return he.errors=[{instancePath:t+"/references",schemaPath:"#/properties/references/type",keyword:"type",params:{type:"array"},message:"mus\
t be array",schema:ee.properties.references.type,parentSchema:ee.properties.references,data:l}],!1;var p=u===e}else var p=!0;if(p){if(s.generate_audio!==void 0){
let l=s.generate_audio,u=e;if(typeof l!="boolean")return he.errors=[{instancePath:t+"/generate_audio",schemaPath:"#/properties/generate_audio/type",keyword:"typ\
e",params:{type:"boolean"},message:"must be boolean",schema:ee.properties.generate_audio.type,parentSchema:ee.properties.generate_audio,data:l}],!1;var p=u===e}else
var p=!0;if(p)if(s.watermark!==void 0){let l=s.watermark,u=e;if(typeof l!="boolean")return he.errors=[{instancePath:t+"/watermark",schemaPath:"#/properties/wate\
rmark/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:ee.properties.watermark.type,parentSchema:ee.properties.watermark,data:l}],!1;
var p=u===e}else var p=!0}}}}}}}else return he.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ee.
type,parentSchema:ee,data:s}],!1;return he.errors=r,e===0}var Ir=hr,ur={$schema:"http://json-schema.org/draft-07/schema#",description:"Starts a liveness check. \
After it, portraits of real people may be used.",type:"object",properties:{CallbackURL:{description:"The URL that the browser opens after the check.",title:"an \
http or https URL",type:"string",pattern:"^https?://\\S+$"}}},Er=new RegExp("^https?://\\S+$","u");function hr(s,{instancePath:t="",parentData:ce,parentDataProperty:le,
rootData:T=s}={}){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.CallbackURL!==void 0){let p=s.CallbackURL;if(e===e)if(typeof p=="str\
ing"){if(!Er.test(p))return hr.errors=[{instancePath:t+"/CallbackURL",schemaPath:"#/properties/CallbackURL/pattern",keyword:"pattern",params:{pattern:"^https?:/\
/\\S+$"},message:'must match pattern "^https?://\\S+$"',schema:"^https?://\\S+$",parentSchema:ur.properties.CallbackURL,data:p}],!1}else return hr.errors=[{instancePath:t+
"/CallbackURL",schemaPath:"#/properties/CallbackURL/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ur.properties.CallbackURL.type,parentSchema:ur.
properties.CallbackURL,data:p}],!1}}else return hr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ur.
type,parentSchema:ur,data:s}],!1;return hr.errors=r,e===0}var Lr=gr,nr={$schema:"http://json-schema.org/draft-07/schema#",description:"Creates a group of genera\
ted portraits.",type:"object",properties:{Name:{description:"The name of the group.",type:"string"},Description:{description:"The purpose of the group.",type:"s\
tring"}}};function gr(s,{instancePath:t="",parentData:ce,parentDataProperty:le,rootData:T=s}={}){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.Name!==void 0){let k=s.Name,h=e;if(typeof k!="string")return gr.errors=[{instancePath:t+"/Name",schemaPath:"#/properties/Name/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:nr.properties.Name.type,parentSchema:nr.properties.Name,data:k}],!1;var p=h===e}else var p=!0;if(p)if(s.Description!==
void 0){let k=s.Description,h=e;if(typeof k!="string")return gr.errors=[{instancePath:t+"/Description",schemaPath:"#/properties/Description/type",keyword:"type",
params:{type:"string"},message:"must be string",schema:nr.properties.Description.type,parentSchema:nr.properties.Description,data:k}],!1;var p=h===e}else var p=!0}else
return gr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:nr.type,parentSchema:nr,data:s}],!1;
return gr.errors=r,e===0}var zr=Be,$e={$schema:"http://json-schema.org/draft-07/schema#",description:"Adds a photo, a video or a sound to a group.",type:"object",
required:["GroupId","URL"],properties:{GroupId:{description:"The id of one of the caller's own groups.",type:"string",minLength:1},URL:{description:"The URL of \
the file.",type:"string",minLength:1},AssetType:{description:"Image for photos.",type:"string"},Name:{description:"The name of the asset.",type:"string"}}};function Be(s,{
instancePath:t="",parentData:ce,parentDataProperty:le,rootData:T=s}={}){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let k;if(s.GroupId===
void 0&&(k="GroupId")||s.URL===void 0&&(k="URL"))return Be.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:k},message:"\
must have required property '"+k+"'",schema:$e.required,parentSchema:$e,data:s}],!1;if(s.GroupId!==void 0){let h=s.GroupId,j=e;if(e===j)if(typeof h=="string"){if(ze(
h)<1)return Be.errors=[{instancePath:t+"/GroupId",schemaPath:"#/properties/GroupId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters",schema:1,parentSchema:$e.properties.GroupId,data:h}],!1}else return Be.errors=[{instancePath:t+"/GroupId",schemaPath:"#/properties/GroupId/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string",schema:$e.properties.GroupId.type,parentSchema:$e.properties.GroupId,data:h}],!1;var p=j===e}else
var p=!0;if(p){if(s.URL!==void 0){let h=s.URL,j=e;if(e===j)if(typeof h=="string"){if(ze(h)<1)return Be.errors=[{instancePath:t+"/URL",schemaPath:"#/properties/U\
RL/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:$e.properties.URL,data:h}],!1}else return Be.
errors=[{instancePath:t+"/URL",schemaPath:"#/properties/URL/type",keyword:"type",params:{type:"string"},message:"must be string",schema:$e.properties.URL.type,parentSchema:$e.
properties.URL,data:h}],!1;var p=j===e}else var p=!0;if(p){if(s.AssetType!==void 0){let h=s.AssetType,j=e;if(typeof h!="string")return Be.errors=[{instancePath:t+
"/AssetType",schemaPath:"#/properties/AssetType/type",keyword:"type",params:{type:"string"},message:"must be string",schema:$e.properties.AssetType.type,parentSchema:$e.
properties.AssetType,data:h}],!1;var p=j===e}else var p=!0;if(p)if(s.Name!==void 0){let h=s.Name,j=e;if(typeof h!="string")return Be.errors=[{instancePath:t+"/N\
ame",schemaPath:"#/properties/Name/type",keyword:"type",params:{type:"string"},message:"must be string",schema:$e.properties.Name.type,parentSchema:$e.properties.
Name,data:h}],!1;var p=j===e}else var p=!0}}}else return Be.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject",schema:$e.type,parentSchema:$e,data:s}],!1;return Be.errors=r,e===0}var Ur=Q,F={$schema:"http://json-schema.org/draft-07/schema#",description:"Asks a mod\
el for content. Members that are not listed are forwarded.",type:"object",required:["contents"],properties:{contents:{description:"The conversation.",type:"arra\
y",minItems:1,items:{type:"object",required:["parts"],properties:{parts:{description:"Texts and media of one turn.",type:"array",items:{$ref:"#/definitions/part"}}}}},
systemInstruction:{description:"Instructions for the model.",type:["object","string","array","null"],properties:{parts:{items:{$ref:"#/definitions/part"},if:{type:"\
object"},then:{$ref:"#/definitions/part"}}}},system_instruction:{description:"Instructions for the model.",type:["object","string","array","null"],properties:{parts:{
items:{$ref:"#/definitions/part"},if:{type:"object"},then:{$ref:"#/definitions/part"}}}},cachedContent:{description:"Refused, because caches have no owner here.",
title:"absent: caches have no owner here; send the content itself",type:"null"},cached_content:{description:"Refused, because caches have no owner here.",title:"\
absent: caches have no owner here; send the content itself",type:"null"},serviceTier:{description:"Other tiers are refused, because they have other prices.",title:"\
standard: other tiers have other prices",enum:["standard","unspecified","STANDARD","SERVICE_TIER_STANDARD","SERVICE_TIER_UNSPECIFIED",null]},service_tier:{description:"\
Other tiers are refused, because they have other prices.",title:"standard: other tiers have other prices",enum:["standard","unspecified","STANDARD","SERVICE_TIE\
R_STANDARD","SERVICE_TIER_UNSPECIFIED",null]},generationConfig:{description:"How the answer is made. Only texts are accepted as answers, and no other model than\
 that of the path.",type:["object","null"],allOf:[{$ref:"#/definitions/generation"}]},generation_config:{description:"How the answer is made. Only texts are acc\
epted as answers, and no other model than that of the path.",type:["object","null"],allOf:[{$ref:"#/definitions/generation"}]},modelArmorConfig:{description:"Re\
fused, because templates have no owner here, and a price of their own.",title:"absent: templates have no owner here",type:"null"},model_armor_config:{description:"\
Refused, because templates have no owner here, and a price of their own.",title:"absent: templates have no owner here",type:"null"},continuationToken:{description:"\
Refused, because stored answers have no owner here.",title:"absent: stored answers have no owner here",type:"null"},continuation_token:{description:"Refused, be\
cause stored answers have no owner here.",title:"absent: stored answers have no owner here",type:"null"},generationOutputConfig:{description:"Refused, because i\
t writes to the storage of the operator.",title:"absent: it writes the answer to storage of the gateway's vendor account",type:"null"},generation_output_config:{
description:"Refused, because it writes to the storage of the operator.",title:"absent: it writes the answer to storage of the gateway's vendor account",type:"n\
ull"},tools:{description:"Tools with a fee are refused, because the price tables have no price for them, and so are those that read stores, which have no owner \
here.",type:["array","null"],items:{type:"object",propertyNames:{title:"a tool whose cost is in the usage: functionDeclarations, codeExecution, urlContext, comp\
uterUse, mcpServers",enum:["functionDeclarations","function_declarations","codeExecution","code_execution","urlContext","url_context","computerUse","computer_us\
e","mcpServers","mcp_servers"]}}}},definitions:{generation:{type:["object","null"],properties:{responseModalities:{type:["array","null"],items:{title:"TEXT: oth\
er kinds of answers have prices of their own",enum:["TEXT","Text","text"]}},response_modalities:{type:["array","null"],items:{title:"TEXT: other kinds of answer\
s have prices of their own",enum:["TEXT","Text","text"]}},routingConfig:{title:"absent: it chooses another model than the path",type:"null"},routing_config:{title:"\
absent: it chooses another model than the path",type:"null"},modelConfig:{title:"absent: it chooses another model than the path",type:"null"},model_config:{title:"\
absent: it chooses another model than the path",type:"null"},modelSelectionConfig:{title:"absent: it chooses another model than the path",type:"null"},model_selection_config:{
title:"absent: it chooses another model than the path",type:"null"}}},part:{type:"object",properties:{fileData:{type:["object","null"],properties:{fileUri:{title:"\
the address of a public page or file; uploaded files have no owner here: send them as inlineData",pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:\
[/?#]|$)"},file_uri:{title:"the address of a public page or file; uploaded files have no owner here: send them as inlineData",pattern:"^https://(?![a-z0-9.-]*go\
ogleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"}}},file_data:{type:["object","null"],properties:{fileUri:{title:"the address of a public page or file; uploaded files hav\
e no owner here: send them as inlineData",pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},file_uri:{title:"the address of a public pag\
e or file; uploaded files have no owner here: send them as inlineData",pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"}}},functionResponse:{
type:["object","null"],properties:{parts:{items:{$ref:"#/definitions/part"},if:{type:"object"},then:{$ref:"#/definitions/part"}}}},function_response:{type:["obj\
ect","null"],properties:{parts:{items:{$ref:"#/definitions/part"},if:{type:"object"},then:{$ref:"#/definitions/part"}}}}}}}},W={type:["object","null"],properties:{
responseModalities:{type:["array","null"],items:{title:"TEXT: other kinds of answers have prices of their own",enum:["TEXT","Text","text"]}},response_modalities:{
type:["array","null"],items:{title:"TEXT: other kinds of answers have prices of their own",enum:["TEXT","Text","text"]}},routingConfig:{title:"absent: it choose\
s another model than the path",type:"null"},routing_config:{title:"absent: it chooses another model than the path",type:"null"},modelConfig:{title:"absent: it c\
hooses another model than the path",type:"null"},model_config:{title:"absent: it chooses another model than the path",type:"null"},modelSelectionConfig:{title:"\
absent: it chooses another model than the path",type:"null"},model_selection_config:{title:"absent: it chooses another model than the path",type:"null"}}},Se={type:"\
object",properties:{fileData:{type:["object","null"],properties:{fileUri:{title:"the address of a public page or file; uploaded files have no owner here: send t\
hem as inlineData",pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},file_uri:{title:"the address of a public page or file; uploaded fil\
es have no owner here: send them as inlineData",pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"}}},file_data:{type:["object","null"],properties:{
fileUri:{title:"the address of a public page or file; uploaded files have no owner here: send them as inlineData",pattern:"^https://(?![a-z0-9.-]*googleapis\\.co\
m)[a-z0-9.-]+(?:[/?#]|$)"},file_uri:{title:"the address of a public page or file; uploaded files have no owner here: send them as inlineData",pattern:"^https://\
(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"}}},functionResponse:{type:["object","null"],properties:{parts:{items:{$ref:"#/definitions/part"},if:{type:"\
object"},then:{$ref:"#/definitions/part"}}}},function_response:{type:["object","null"],properties:{parts:{items:{$ref:"#/definitions/part"},if:{type:"object"},then:{
$ref:"#/definitions/part"}}}}}},tr=new RegExp("^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)","u"),Ke={validate:_e};function _e(s,{instancePath:t="",
parentData:ce,parentDataProperty:le,rootData:T=s}={}){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.fileData!==void 0){let n=s.fileData,
l=e;if(!(n&&typeof n=="object"&&!Array.isArray(n))&&n!==null)return _e.errors=[{instancePath:t+"/fileData",schemaPath:"#/properties/fileData/type",keyword:"type",
params:{type:Se.properties.fileData.type},message:"must be object,null",schema:Se.properties.fileData.type,parentSchema:Se.properties.fileData,data:n}],!1;if(e===
l&&n&&typeof n=="object"&&!Array.isArray(n)){if(n.fileUri!==void 0){let u=n.fileUri,c=e;if(typeof u=="string"&&!tr.test(u))return _e.errors=[{instancePath:t+"/f\
ileData/fileUri",schemaPath:"#/properties/fileData/properties/fileUri/pattern",keyword:"pattern",params:{pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9\
.-]+(?:[/?#]|$)"},message:'must match pattern "^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"',schema:"^https://(?![a-z0-9.-]*googleapis\\.com)[\
a-z0-9.-]+(?:[/?#]|$)",parentSchema:Se.properties.fileData.properties.fileUri,data:u}],!1;var p=c===e}else var p=!0;if(p)if(n.file_uri!==void 0){let u=n.file_uri,
c=e;if(typeof u=="string"&&!tr.test(u))return _e.errors=[{instancePath:t+"/fileData/file_uri",schemaPath:"#/properties/fileData/properties/file_uri/pattern",keyword:"\
pattern",params:{pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},message:'must match pattern "^https://(?![a-z0-9.-]*googleapis\\.com)[\
a-z0-9.-]+(?:[/?#]|$)"',schema:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)",parentSchema:Se.properties.fileData.properties.file_uri,data:u}],
!1;var p=c===e}else var p=!0}var k=l===e}else var k=!0;if(k){if(s.file_data!==void 0){let n=s.file_data,l=e;if(!(n&&typeof n=="object"&&!Array.isArray(n))&&n!==
null)return _e.errors=[{instancePath:t+"/file_data",schemaPath:"#/properties/file_data/type",keyword:"type",params:{type:Se.properties.file_data.type},message:"\
must be object,null",schema:Se.properties.file_data.type,parentSchema:Se.properties.file_data,data:n}],!1;if(e===l&&n&&typeof n=="object"&&!Array.isArray(n)){if(n.
fileUri!==void 0){let c=n.fileUri,d=e;if(typeof c=="string"&&!tr.test(c))return _e.errors=[{instancePath:t+"/file_data/fileUri",schemaPath:"#/properties/file_da\
ta/properties/fileUri/pattern",keyword:"pattern",params:{pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},message:'must match pattern "\
^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"',schema:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)",parentSchema:Se.properties.
file_data.properties.fileUri,data:c}],!1;var h=d===e}else var h=!0;if(h)if(n.file_uri!==void 0){let c=n.file_uri,d=e;if(typeof c=="string"&&!tr.test(c))return _e.
errors=[{instancePath:t+"/file_data/file_uri",schemaPath:"#/properties/file_data/properties/file_uri/pattern",keyword:"pattern",params:{pattern:"^https://(?![a-\
z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},message:'must match pattern "^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"',schema:"^https:/\
/(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)",parentSchema:Se.properties.file_data.properties.file_uri,data:c}],!1;var h=d===e}else var h=!0}var k=l===
e}else var k=!0;if(k){if(s.functionResponse!==void 0){let n=s.functionResponse,l=e;if(!(n&&typeof n=="object"&&!Array.isArray(n))&&n!==null)return _e.errors=[{instancePath:t+
"/functionResponse",schemaPath:"#/properties/functionResponse/type",keyword:"type",params:{type:Se.properties.functionResponse.type},message:"must be object,nul\
l",schema:Se.properties.functionResponse.type,parentSchema:Se.properties.functionResponse,data:n}],!1;if(e===l&&n&&typeof n=="object"&&!Array.isArray(n)&&n.parts!==
void 0){let c=n.parts,d=e,o=e,f=!0,x=e;if(!(c&&typeof c=="object"&&!Array.isArray(c))){let P={};r===null?r=[P]:r.push(P),e++}var j=x===e;if(e=o,r!==null&&(o?r.length=
o:r=null),j){let P=e;Ke.validate(c,{instancePath:t+"/functionResponse/parts",parentData:n,parentDataProperty:"parts",rootData:T})||(r=r===null?Ke.validate.errors:
r.concat(Ke.validate.errors),e=r.length);var j=P===e;f=j}if(!f){let P={instancePath:t+"/functionResponse/parts",schemaPath:"#/properties/functionResponse/proper\
ties/parts/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:Se.properties.functionResponse.properties.parts.if,parentSchema:Se.
properties.functionResponse.properties.parts,data:c};return r===null?r=[P]:r.push(P),e++,_e.errors=r,!1}if(e===d&&Array.isArray(c)){var b=!0;let P=c.length;for(let a=0;a<
P;a++){let m=e;Ke.validate(c[a],{instancePath:t+"/functionResponse/parts/"+a,parentData:c,parentDataProperty:a,rootData:T})||(r=r===null?Ke.validate.errors:r.concat(
Ke.validate.errors),e=r.length);var b=m===e;if(!b)break}}}var k=l===e}else var k=!0;if(k)if(s.function_response!==void 0){let n=s.function_response,l=e;if(!(n&&
typeof n=="object"&&!Array.isArray(n))&&n!==null)return _e.errors=[{instancePath:t+"/function_response",schemaPath:"#/properties/function_response/type",keyword:"\
type",params:{type:Se.properties.function_response.type},message:"must be object,null",schema:Se.properties.function_response.type,parentSchema:Se.properties.function_response,
data:n}],!1;if(e===l&&n&&typeof n=="object"&&!Array.isArray(n)&&n.parts!==void 0){let c=n.parts,d=e,o=e,f=!0,x=e;if(!(c&&typeof c=="object"&&!Array.isArray(c))){
let P={};r===null?r=[P]:r.push(P),e++}var _=x===e;if(e=o,r!==null&&(o?r.length=o:r=null),_){let P=e;Ke.validate(c,{instancePath:t+"/function_response/parts",parentData:n,
parentDataProperty:"parts",rootData:T})||(r=r===null?Ke.validate.errors:r.concat(Ke.validate.errors),e=r.length);var _=P===e;f=_}if(!f){let P={instancePath:t+"/\
function_response/parts",schemaPath:"#/properties/function_response/properties/parts/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" \
schema',schema:Se.properties.function_response.properties.parts.if,parentSchema:Se.properties.function_response.properties.parts,data:c};return r===null?r=[P]:r.
push(P),e++,_e.errors=r,!1}if(e===d&&Array.isArray(c)){var i=!0;let P=c.length;for(let a=0;a<P;a++){let m=e;Ke.validate(c[a],{instancePath:t+"/function_response\
/parts/"+a,parentData:c,parentDataProperty:a,rootData:T})||(r=r===null?Ke.validate.errors:r.concat(Ke.validate.errors),e=r.length);var i=m===e;if(!i)break}}}var k=l===
e}else var k=!0}}}else return _e.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Se.type,parentSchema:Se,
data:s}],!1;return _e.errors=r,e===0}function Q(s,{instancePath:t="",parentData:ce,parentDataProperty:le,rootData:T=s}={}){let r=null,e=0;if(e===0)if(s&&typeof s==
"object"&&!Array.isArray(s)){let P;if(s.contents===void 0&&(P="contents"))return Q.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:P},
message:"must have required property '"+P+"'",schema:F.required,parentSchema:F,data:s}],!1;if(s.contents!==void 0){let a=s.contents,m=e;if(e===m)if(Array.isArray(
a)){if(a.length<1)return Q.errors=[{instancePath:t+"/contents",schemaPath:"#/properties/contents/minItems",keyword:"minItems",params:{limit:1},message:"must NOT\
 have fewer than 1 items",schema:1,parentSchema:F.properties.contents,data:a}],!1;{var p=!0;let O=a.length;for(let A=0;A<O;A++){let y=a[A],v=e;if(e===v)if(y&&typeof y==
"object"&&!Array.isArray(y)){let U;if(y.parts===void 0&&(U="parts"))return Q.errors=[{instancePath:t+"/contents/"+A,schemaPath:"#/properties/contents/items/requ\
ired",keyword:"required",params:{missingProperty:U},message:"must have required property '"+U+"'",schema:F.properties.contents.items.required,parentSchema:F.properties.
contents.items,data:y}],!1;if(y.parts!==void 0){let g=y.parts;if(e===e)if(Array.isArray(g)){var k=!0;let z=g.length;for(let S=0;S<z;S++){let X=e;_e(g[S],{instancePath:t+
"/contents/"+A+"/parts/"+S,parentData:g,parentDataProperty:S,rootData:T})||(r=r===null?_e.errors:r.concat(_e.errors),e=r.length);var k=X===e;if(!k)break}}else return Q.
errors=[{instancePath:t+"/contents/"+A+"/parts",schemaPath:"#/properties/contents/items/properties/parts/type",keyword:"type",params:{type:"array"},message:"mus\
t be array",schema:F.properties.contents.items.properties.parts.type,parentSchema:F.properties.contents.items.properties.parts,data:g}],!1}}else return Q.errors=
[{instancePath:t+"/contents/"+A,schemaPath:"#/properties/contents/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:F.properties.
contents.items.type,parentSchema:F.properties.contents.items,data:y}],!1;var p=v===e;if(!p)break}}}else return Q.errors=[{instancePath:t+"/contents",schemaPath:"\
#/properties/contents/type",keyword:"type",params:{type:"array"},message:"must be array",schema:F.properties.contents.type,parentSchema:F.properties.contents,data:a}],
!1;var h=m===e}else var h=!0;if(h){if(s.systemInstruction!==void 0){let a=s.systemInstruction,m=e;if(typeof a!="object"&&typeof a!="string")return Q.errors=[{instancePath:t+
"/systemInstruction",schemaPath:"#/properties/systemInstruction/type",keyword:"type",params:{type:F.properties.systemInstruction.type},message:"must be object,s\
tring,array,null",schema:F.properties.systemInstruction.type,parentSchema:F.properties.systemInstruction,data:a}],!1;if(e===m&&a&&typeof a=="object"&&!Array.isArray(
a)&&a.parts!==void 0){let A=a.parts,y=e,v=e,J=!0,U=e;if(!(A&&typeof A=="object"&&!Array.isArray(A))){let g={};r===null?r=[g]:r.push(g),e++}var j=U===e;if(e=v,r!==
null&&(v?r.length=v:r=null),j){let g=e;_e(A,{instancePath:t+"/systemInstruction/parts",parentData:a,parentDataProperty:"parts",rootData:T})||(r=r===null?_e.errors:
r.concat(_e.errors),e=r.length);var j=g===e;J=j}if(!J){let g={instancePath:t+"/systemInstruction/parts",schemaPath:"#/properties/systemInstruction/properties/pa\
rts/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:F.properties.systemInstruction.properties.parts.if,parentSchema:F.
properties.systemInstruction.properties.parts,data:A};return r===null?r=[g]:r.push(g),e++,Q.errors=r,!1}if(e===y&&Array.isArray(A)){var b=!0;let g=A.length;for(let w=0;w<
g;w++){let z=e;_e(A[w],{instancePath:t+"/systemInstruction/parts/"+w,parentData:A,parentDataProperty:w,rootData:T})||(r=r===null?_e.errors:r.concat(_e.errors),e=
r.length);var b=z===e;if(!b)break}}}var h=m===e}else var h=!0;if(h){if(s.system_instruction!==void 0){let a=s.system_instruction,m=e;if(typeof a!="object"&&typeof a!=
"string")return Q.errors=[{instancePath:t+"/system_instruction",schemaPath:"#/properties/system_instruction/type",keyword:"type",params:{type:F.properties.system_instruction.
type},message:"must be object,string,array,null",schema:F.properties.system_instruction.type,parentSchema:F.properties.system_instruction,data:a}],!1;if(e===m&&
a&&typeof a=="object"&&!Array.isArray(a)&&a.parts!==void 0){let A=a.parts,y=e,v=e,J=!0,U=e;if(!(A&&typeof A=="object"&&!Array.isArray(A))){let g={};r===null?r=[
g]:r.push(g),e++}var _=U===e;if(e=v,r!==null&&(v?r.length=v:r=null),_){let g=e;_e(A,{instancePath:t+"/system_instruction/parts",parentData:a,parentDataProperty:"\
parts",rootData:T})||(r=r===null?_e.errors:r.concat(_e.errors),e=r.length);var _=g===e;J=_}if(!J){let g={instancePath:t+"/system_instruction/parts",schemaPath:"\
#/properties/system_instruction/properties/parts/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:F.properties.system_instruction.
properties.parts.if,parentSchema:F.properties.system_instruction.properties.parts,data:A};return r===null?r=[g]:r.push(g),e++,Q.errors=r,!1}if(e===y&&Array.isArray(
A)){var i=!0;let g=A.length;for(let w=0;w<g;w++){let z=e;_e(A[w],{instancePath:t+"/system_instruction/parts/"+w,parentData:A,parentDataProperty:w,rootData:T})||
(r=r===null?_e.errors:r.concat(_e.errors),e=r.length);var i=z===e;if(!i)break}}}var h=m===e}else var h=!0;if(h){if(s.cachedContent!==void 0){let a=s.cachedContent,
m=e;if(a!==null)return Q.errors=[{instancePath:t+"/cachedContent",schemaPath:"#/properties/cachedContent/type",keyword:"type",params:{type:"null"},message:"must\
 be null",schema:F.properties.cachedContent.type,parentSchema:F.properties.cachedContent,data:a}],!1;var h=m===e}else var h=!0;if(h){if(s.cached_content!==void 0){
let a=s.cached_content,m=e;if(a!==null)return Q.errors=[{instancePath:t+"/cached_content",schemaPath:"#/properties/cached_content/type",keyword:"type",params:{type:"\
null"},message:"must be null",schema:F.properties.cached_content.type,parentSchema:F.properties.cached_content,data:a}],!1;var h=m===e}else var h=!0;if(h){if(s.
serviceTier!==void 0){let a=s.serviceTier,m=e;if(!(a==="standard"||a==="unspecified"||a==="STANDARD"||a==="SERVICE_TIER_STANDARD"||a==="SERVICE_TIER_UNSPECIFIED"||
a===null))return Q.errors=[{instancePath:t+"/serviceTier",schemaPath:"#/properties/serviceTier/enum",keyword:"enum",params:{allowedValues:F.properties.serviceTier.
enum},message:"must be equal to one of the allowed values",schema:F.properties.serviceTier.enum,parentSchema:F.properties.serviceTier,data:a}],!1;var h=m===e}else
var h=!0;if(h){if(s.service_tier!==void 0){let a=s.service_tier,m=e;if(!(a==="standard"||a==="unspecified"||a==="STANDARD"||a==="SERVICE_TIER_STANDARD"||a==="SE\
RVICE_TIER_UNSPECIFIED"||a===null))return Q.errors=[{instancePath:t+"/service_tier",schemaPath:"#/properties/service_tier/enum",keyword:"enum",params:{allowedValues:F.
properties.service_tier.enum},message:"must be equal to one of the allowed values",schema:F.properties.service_tier.enum,parentSchema:F.properties.service_tier,
data:a}],!1;var h=m===e}else var h=!0;if(h){if(s.generationConfig!==void 0){let a=s.generationConfig,m=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)
return Q.errors=[{instancePath:t+"/generationConfig",schemaPath:"#/properties/generationConfig/type",keyword:"type",params:{type:F.properties.generationConfig.type},
message:"must be object,null",schema:F.properties.generationConfig.type,parentSchema:F.properties.generationConfig,data:a}],!1;let O=e;if(!(a&&typeof a=="object"&&
!Array.isArray(a))&&a!==null)return Q.errors=[{instancePath:t+"/generationConfig",schemaPath:"#/definitions/generation/type",keyword:"type",params:{type:W.type},
message:"must be object,null",schema:W.type,parentSchema:W,data:a}],!1;if(e===O&&a&&typeof a=="object"&&!Array.isArray(a)){if(a.responseModalities!==void 0){let y=a.
responseModalities,v=e;if(!Array.isArray(y)&&y!==null)return Q.errors=[{instancePath:t+"/generationConfig/responseModalities",schemaPath:"#/definitions/generati\
on/properties/responseModalities/type",keyword:"type",params:{type:W.properties.responseModalities.type},message:"must be array,null",schema:W.properties.responseModalities.
type,parentSchema:W.properties.responseModalities,data:y}],!1;if(e===v&&Array.isArray(y)){var n=!0;let J=y.length;for(let U=0;U<J;U++){let g=y[U],w=e;if(!(g==="\
TEXT"||g==="Text"||g==="text"))return Q.errors=[{instancePath:t+"/generationConfig/responseModalities/"+U,schemaPath:"#/definitions/generation/properties/respon\
seModalities/items/enum",keyword:"enum",params:{allowedValues:W.properties.responseModalities.items.enum},message:"must be equal to one of the allowed values",schema:W.
properties.responseModalities.items.enum,parentSchema:W.properties.responseModalities.items,data:g}],!1;var n=w===e;if(!n)break}}var l=v===e}else var l=!0;if(l){
if(a.response_modalities!==void 0){let y=a.response_modalities,v=e;if(!Array.isArray(y)&&y!==null)return Q.errors=[{instancePath:t+"/generationConfig/response_m\
odalities",schemaPath:"#/definitions/generation/properties/response_modalities/type",keyword:"type",params:{type:W.properties.response_modalities.type},message:"\
must be array,null",schema:W.properties.response_modalities.type,parentSchema:W.properties.response_modalities,data:y}],!1;if(e===v&&Array.isArray(y)){var u=!0;
let U=y.length;for(let g=0;g<U;g++){let w=y[g],z=e;if(!(w==="TEXT"||w==="Text"||w==="text"))return Q.errors=[{instancePath:t+"/generationConfig/response_modalit\
ies/"+g,schemaPath:"#/definitions/generation/properties/response_modalities/items/enum",keyword:"enum",params:{allowedValues:W.properties.response_modalities.items.
enum},message:"must be equal to one of the allowed values",schema:W.properties.response_modalities.items.enum,parentSchema:W.properties.response_modalities.items,
data:w}],!1;var u=z===e;if(!u)break}}var l=v===e}else var l=!0;if(l){if(a.routingConfig!==void 0){let y=a.routingConfig,v=e;if(y!==null)return Q.errors=[{instancePath:t+
"/generationConfig/routingConfig",schemaPath:"#/definitions/generation/properties/routingConfig/type",keyword:"type",params:{type:"null"},message:"must be null",
schema:W.properties.routingConfig.type,parentSchema:W.properties.routingConfig,data:y}],!1;var l=v===e}else var l=!0;if(l){if(a.routing_config!==void 0){let y=a.
routing_config,v=e;if(y!==null)return Q.errors=[{instancePath:t+"/generationConfig/routing_config",schemaPath:"#/definitions/generation/properties/routing_confi\
g/type",keyword:"type",params:{type:"null"},message:"must be null",schema:W.properties.routing_config.type,parentSchema:W.properties.routing_config,data:y}],!1;
var l=v===e}else var l=!0;if(l){if(a.modelConfig!==void 0){let y=a.modelConfig,v=e;if(y!==null)return Q.errors=[{instancePath:t+"/generationConfig/modelConfig",
schemaPath:"#/definitions/generation/properties/modelConfig/type",keyword:"type",params:{type:"null"},message:"must be null",schema:W.properties.modelConfig.type,
parentSchema:W.properties.modelConfig,data:y}],!1;var l=v===e}else var l=!0;if(l){if(a.model_config!==void 0){let y=a.model_config,v=e;if(y!==null)return Q.errors=
[{instancePath:t+"/generationConfig/model_config",schemaPath:"#/definitions/generation/properties/model_config/type",keyword:"type",params:{type:"null"},message:"\
must be null",schema:W.properties.model_config.type,parentSchema:W.properties.model_config,data:y}],!1;var l=v===e}else var l=!0;if(l){if(a.modelSelectionConfig!==
void 0){let y=a.modelSelectionConfig,v=e;if(y!==null)return Q.errors=[{instancePath:t+"/generationConfig/modelSelectionConfig",schemaPath:"#/definitions/generat\
ion/properties/modelSelectionConfig/type",keyword:"type",params:{type:"null"},message:"must be null",schema:W.properties.modelSelectionConfig.type,parentSchema:W.
properties.modelSelectionConfig,data:y}],!1;var l=v===e}else var l=!0;if(l)if(a.model_selection_config!==void 0){let y=a.model_selection_config,v=e;if(y!==null)
return Q.errors=[{instancePath:t+"/generationConfig/model_selection_config",schemaPath:"#/definitions/generation/properties/model_selection_config/type",keyword:"\
type",params:{type:"null"},message:"must be null",schema:W.properties.model_selection_config.type,parentSchema:W.properties.model_selection_config,data:y}],!1;var l=v===
e}else var l=!0}}}}}}}var h=m===e}else var h=!0;if(h){if(s.generation_config!==void 0){let a=s.generation_config,m=e;if(!(a&&typeof a=="object"&&!Array.isArray(
a))&&a!==null)return Q.errors=[{instancePath:t+"/generation_config",schemaPath:"#/properties/generation_config/type",keyword:"type",params:{type:F.properties.generation_config.
type},message:"must be object,null",schema:F.properties.generation_config.type,parentSchema:F.properties.generation_config,data:a}],!1;let O=e;if(!(a&&typeof a==
"object"&&!Array.isArray(a))&&a!==null)return Q.errors=[{instancePath:t+"/generation_config",schemaPath:"#/definitions/generation/type",keyword:"type",params:{type:W.
type},message:"must be object,null",schema:W.type,parentSchema:W,data:a}],!1;if(e===O&&a&&typeof a=="object"&&!Array.isArray(a)){if(a.responseModalities!==void 0){
let y=a.responseModalities,v=e;if(!Array.isArray(y)&&y!==null)return Q.errors=[{instancePath:t+"/generation_config/responseModalities",schemaPath:"#/definitions\
/generation/properties/responseModalities/type",keyword:"type",params:{type:W.properties.responseModalities.type},message:"must be array,null",schema:W.properties.
responseModalities.type,parentSchema:W.properties.responseModalities,data:y}],!1;if(e===v&&Array.isArray(y)){var c=!0;let J=y.length;for(let U=0;U<J;U++){let g=y[U],
w=e;if(!(g==="TEXT"||g==="Text"||g==="text"))return Q.errors=[{instancePath:t+"/generation_config/responseModalities/"+U,schemaPath:"#/definitions/generation/pr\
operties/responseModalities/items/enum",keyword:"enum",params:{allowedValues:W.properties.responseModalities.items.enum},message:"must be equal to one of the al\
lowed values",schema:W.properties.responseModalities.items.enum,parentSchema:W.properties.responseModalities.items,data:g}],!1;var c=w===e;if(!c)break}}var d=v===
e}else var d=!0;if(d){if(a.response_modalities!==void 0){let y=a.response_modalities,v=e;if(!Array.isArray(y)&&y!==null)return Q.errors=[{instancePath:t+"/gener\
ation_config/response_modalities",schemaPath:"#/definitions/generation/properties/response_modalities/type",keyword:"type",params:{type:W.properties.response_modalities.
type},message:"must be array,null",schema:W.properties.response_modalities.type,parentSchema:W.properties.response_modalities,data:y}],!1;if(e===v&&Array.isArray(
y)){var o=!0;let U=y.length;for(let g=0;g<U;g++){let w=y[g],z=e;if(!(w==="TEXT"||w==="Text"||w==="text"))return Q.errors=[{instancePath:t+"/generation_config/re\
sponse_modalities/"+g,schemaPath:"#/definitions/generation/properties/response_modalities/items/enum",keyword:"enum",params:{allowedValues:W.properties.response_modalities.
items.enum},message:"must be equal to one of the allowed values",schema:W.properties.response_modalities.items.enum,parentSchema:W.properties.response_modalities.
items,data:w}],!1;var o=z===e;if(!o)break}}var d=v===e}else var d=!0;if(d){if(a.routingConfig!==void 0){let y=a.routingConfig,v=e;if(y!==null)return Q.errors=[{
instancePath:t+"/generation_config/routingConfig",schemaPath:"#/definitions/generation/properties/routingConfig/type",keyword:"type",params:{type:"null"},message:"\
must be null",schema:W.properties.routingConfig.type,parentSchema:W.properties.routingConfig,data:y}],!1;var d=v===e}else var d=!0;if(d){if(a.routing_config!==void 0){
let y=a.routing_config,v=e;if(y!==null)return Q.errors=[{instancePath:t+"/generation_config/routing_config",schemaPath:"#/definitions/generation/properties/rout\
ing_config/type",keyword:"type",params:{type:"null"},message:"must be null",schema:W.properties.routing_config.type,parentSchema:W.properties.routing_config,data:y}],
!1;var d=v===e}else var d=!0;if(d){if(a.modelConfig!==void 0){let y=a.modelConfig,v=e;if(y!==null)return Q.errors=[{instancePath:t+"/generation_config/modelConf\
ig",schemaPath:"#/definitions/generation/properties/modelConfig/type",keyword:"type",params:{type:"null"},message:"must be null",schema:W.properties.modelConfig.
type,parentSchema:W.properties.modelConfig,data:y}],!1;var d=v===e}else var d=!0;if(d){if(a.model_config!==void 0){let y=a.model_config,v=e;if(y!==null)return Q.
errors=[{instancePath:t+"/generation_config/model_config",schemaPath:"#/definitions/generation/properties/model_config/type",keyword:"type",params:{type:"null"},
message:"must be null",schema:W.properties.model_config.type,parentSchema:W.properties.model_config,data:y}],!1;var d=v===e}else var d=!0;if(d){if(a.modelSelectionConfig!==
void 0){let y=a.modelSelectionConfig,v=e;if(y!==null)return Q.errors=[{instancePath:t+"/generation_config/modelSelectionConfig",schemaPath:"#/definitions/genera\
tion/properties/modelSelectionConfig/type",keyword:"type",params:{type:"null"},message:"must be null",schema:W.properties.modelSelectionConfig.type,parentSchema:W.
properties.modelSelectionConfig,data:y}],!1;var d=v===e}else var d=!0;if(d)if(a.model_selection_config!==void 0){let y=a.model_selection_config,v=e;if(y!==null)
return Q.errors=[{instancePath:t+"/generation_config/model_selection_config",schemaPath:"#/definitions/generation/properties/model_selection_config/type",keyword:"\
type",params:{type:"null"},message:"must be null",schema:W.properties.model_selection_config.type,parentSchema:W.properties.model_selection_config,data:y}],!1;var d=v===
e}else var d=!0}}}}}}}var h=m===e}else var h=!0;if(h){if(s.modelArmorConfig!==void 0){let a=s.modelArmorConfig,m=e;if(a!==null)return Q.errors=[{instancePath:t+
"/modelArmorConfig",schemaPath:"#/properties/modelArmorConfig/type",keyword:"type",params:{type:"null"},message:"must be null",schema:F.properties.modelArmorConfig.
type,parentSchema:F.properties.modelArmorConfig,data:a}],!1;var h=m===e}else var h=!0;if(h){if(s.model_armor_config!==void 0){let a=s.model_armor_config,m=e;if(a!==
null)return Q.errors=[{instancePath:t+"/model_armor_config",schemaPath:"#/properties/model_armor_config/type",keyword:"type",params:{type:"null"},message:"must \
be null",schema:F.properties.model_armor_config.type,parentSchema:F.properties.model_armor_config,data:a}],!1;var h=m===e}else var h=!0;if(h){if(s.continuationToken!==
void 0){let a=s.continuationToken,m=e;if(a!==null)return Q.errors=[{instancePath:t+"/continuationToken",schemaPath:"#/properties/continuationToken/type",keyword:"\
type",params:{type:"null"},message:"must be null",schema:F.properties.continuationToken.type,parentSchema:F.properties.continuationToken,data:a}],!1;var h=m===e}else
var h=!0;if(h){if(s.continuation_token!==void 0){let a=s.continuation_token,m=e;if(a!==null)return Q.errors=[{instancePath:t+"/continuation_token",schemaPath:"#\
/properties/continuation_token/type",keyword:"type",params:{type:"null"},message:"must be null",schema:F.properties.continuation_token.type,parentSchema:F.properties.
continuation_token,data:a}],!1;var h=m===e}else var h=!0;if(h){if(s.generationOutputConfig!==void 0){let a=s.generationOutputConfig,m=e;if(a!==null)return Q.errors=
[{instancePath:t+"/generationOutputConfig",schemaPath:"#/properties/generationOutputConfig/type",keyword:"type",params:{type:"null"},message:"must be null",schema:F.
properties.generationOutputConfig.type,parentSchema:F.properties.generationOutputConfig,data:a}],!1;var h=m===e}else var h=!0;if(h){if(s.generation_output_config!==
void 0){let a=s.generation_output_config,m=e;if(a!==null)return Q.errors=[{instancePath:t+"/generation_output_config",schemaPath:"#/properties/generation_output\
_config/type",keyword:"type",params:{type:"null"},message:"must be null",schema:F.properties.generation_output_config.type,parentSchema:F.properties.generation_output_config,
data:a}],!1;var h=m===e}else var h=!0;if(h)if(s.tools!==void 0){let a=s.tools,m=e;if(!Array.isArray(a)&&a!==null)return Q.errors=[{instancePath:t+"/tools",schemaPath:"\
#/properties/tools/type",keyword:"type",params:{type:F.properties.tools.type},message:"must be array,null",schema:F.properties.tools.type,parentSchema:F.properties.
tools,data:a}],!1;if(e===m&&Array.isArray(a)){var f=!0;let A=a.length;for(let y=0;y<A;y++){let v=a[y],J=e;if(e===J)if(v&&typeof v=="object"&&!Array.isArray(v))for(let g in v){
let w=e;if(!(g==="functionDeclarations"||g==="function_declarations"||g==="codeExecution"||g==="code_execution"||g==="urlContext"||g==="url_context"||g==="compu\
terUse"||g==="computer_use"||g==="mcpServers"||g==="mcp_servers")){let z={instancePath:t+"/tools/"+y,schemaPath:"#/properties/tools/items/propertyNames/enum",keyword:"\
enum",params:{allowedValues:F.properties.tools.items.propertyNames.enum},message:"must be equal to one of the allowed values",schema:F.properties.tools.items.propertyNames.
enum,parentSchema:F.properties.tools.items.propertyNames,data:g,propertyName:g};r===null?r=[z]:r.push(z),e++}var x=w===e;if(!x){let z={instancePath:t+"/tools/"+
y,schemaPath:"#/properties/tools/items/propertyNames",keyword:"propertyNames",params:{propertyName:g},message:"property name must be valid",schema:F.properties.
tools.items.propertyNames,parentSchema:F.properties.tools.items,data:v};return r===null?r=[z]:r.push(z),e++,Q.errors=r,!1;break}}else return Q.errors=[{instancePath:t+
"/tools/"+y,schemaPath:"#/properties/tools/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:F.properties.tools.items.type,parentSchema:F.
properties.tools.items,data:v}],!1;var f=J===e;if(!f)break}}var h=m===e}else var h=!0}}}}}}}}}}}}}}}else return Q.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:F.type,parentSchema:F,data:s}],!1;return Q.errors=r,e===0}var Vr=de,K={$schema:"http://json-schema.\
org/draft-07/schema#",description:"Counts the tokens of contents or of a whole request. It is not billed or stored.",type:"object",properties:{contents:{description:"\
The turns to count.",type:"array",items:{type:"object",properties:{parts:{items:{$ref:"#/definitions/part"},if:{type:"object"},then:{$ref:"#/definitions/part"}}}}},
generateContentRequest:{description:"A whole request to count, instead of contents.",type:"object",properties:{contents:{description:"The turns to count.",type:"\
array",items:{type:"object",properties:{parts:{items:{$ref:"#/definitions/part"},if:{type:"object"},then:{$ref:"#/definitions/part"}}}}},cachedContent:{description:"\
Refused, because caches have no owner here.",title:"absent: caches have no owner here; send the content itself",type:"null"},cached_content:{description:"Refuse\
d, because caches have no owner here.",title:"absent: caches have no owner here; send the content itself",type:"null"},systemInstruction:{description:"Instructi\
ons for the model.",type:["object","string","array","null"],properties:{parts:{items:{$ref:"#/definitions/part"},if:{type:"object"},then:{$ref:"#/definitions/pa\
rt"}}}},system_instruction:{description:"Instructions for the model.",type:["object","string","array","null"],properties:{parts:{items:{$ref:"#/definitions/part"},
if:{type:"object"},then:{$ref:"#/definitions/part"}}}}}},generate_content_request:{description:"A whole request to count, instead of contents.",type:"object",properties:{
contents:{description:"The turns to count.",type:"array",items:{type:"object",properties:{parts:{items:{$ref:"#/definitions/part"},if:{type:"object"},then:{$ref:"\
#/definitions/part"}}}}},cachedContent:{description:"Refused, because caches have no owner here.",title:"absent: caches have no owner here; send the content its\
elf",type:"null"},cached_content:{description:"Refused, because caches have no owner here.",title:"absent: caches have no owner here; send the content itself",type:"\
null"},systemInstruction:{description:"Instructions for the model.",type:["object","string","array","null"],properties:{parts:{items:{$ref:"#/definitions/part"},
if:{type:"object"},then:{$ref:"#/definitions/part"}}}},system_instruction:{description:"Instructions for the model.",type:["object","string","array","null"],properties:{
parts:{items:{$ref:"#/definitions/part"},if:{type:"object"},then:{$ref:"#/definitions/part"}}}}}},cachedContent:{description:"Refused, because caches have no ow\
ner here.",title:"absent: caches have no owner here; send the content itself",type:"null"},cached_content:{description:"Refused, because caches have no owner he\
re.",title:"absent: caches have no owner here; send the content itself",type:"null"},systemInstruction:{description:"Instructions for the model.",type:["object",
"string","array","null"],properties:{parts:{items:{$ref:"#/definitions/part"},if:{type:"object"},then:{$ref:"#/definitions/part"}}}},system_instruction:{description:"\
Instructions for the model.",type:["object","string","array","null"],properties:{parts:{items:{$ref:"#/definitions/part"},if:{type:"object"},then:{$ref:"#/defin\
itions/part"}}}}},definitions:{part:{type:"object",properties:{fileData:{type:["object","null"],properties:{fileUri:{title:"the address of a public page or file\
; uploaded files have no owner here: send them as inlineData",pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},file_uri:{title:"the add\
ress of a public page or file; uploaded files have no owner here: send them as inlineData",pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$\
)"}}},file_data:{type:["object","null"],properties:{fileUri:{title:"the address of a public page or file; uploaded files have no owner here: send them as inline\
Data",pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},file_uri:{title:"the address of a public page or file; uploaded files have no ow\
ner here: send them as inlineData",pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"}}},functionResponse:{type:["object","null"],properties:{
parts:{items:{$ref:"#/definitions/part"},if:{type:"object"},then:{$ref:"#/definitions/part"}}}},function_response:{type:["object","null"],properties:{parts:{items:{
$ref:"#/definitions/part"},if:{type:"object"},then:{$ref:"#/definitions/part"}}}}}}}},Oe={type:"object",properties:{fileData:{type:["object","null"],properties:{
fileUri:{title:"the address of a public page or file; uploaded files have no owner here: send them as inlineData",pattern:"^https://(?![a-z0-9.-]*googleapis\\.co\
m)[a-z0-9.-]+(?:[/?#]|$)"},file_uri:{title:"the address of a public page or file; uploaded files have no owner here: send them as inlineData",pattern:"^https://\
(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"}}},file_data:{type:["object","null"],properties:{fileUri:{title:"the address of a public page or file; up\
loaded files have no owner here: send them as inlineData",pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},file_uri:{title:"the address\
 of a public page or file; uploaded files have no owner here: send them as inlineData",pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"}}},
functionResponse:{type:["object","null"],properties:{parts:{items:{$ref:"#/definitions/part"},if:{type:"object"},then:{$ref:"#/definitions/part"}}}},function_response:{
type:["object","null"],properties:{parts:{items:{$ref:"#/definitions/part"},if:{type:"object"},then:{$ref:"#/definitions/part"}}}}}},Me={validate:V};function V(s,{
instancePath:t="",parentData:ce,parentDataProperty:le,rootData:T=s}={}){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.fileData!==void 0){
let n=s.fileData,l=e;if(!(n&&typeof n=="object"&&!Array.isArray(n))&&n!==null)return V.errors=[{instancePath:t+"/fileData",schemaPath:"#/properties/fileData/typ\
e",keyword:"type",params:{type:Oe.properties.fileData.type},message:"must be object,null",schema:Oe.properties.fileData.type,parentSchema:Oe.properties.fileData,
data:n}],!1;if(e===l&&n&&typeof n=="object"&&!Array.isArray(n)){if(n.fileUri!==void 0){let u=n.fileUri,c=e;if(typeof u=="string"&&!tr.test(u))return V.errors=[{
instancePath:t+"/fileData/fileUri",schemaPath:"#/properties/fileData/properties/fileUri/pattern",keyword:"pattern",params:{pattern:"^https://(?![a-z0-9.-]*googl\
eapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},message:'must match pattern "^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"',schema:"^https://(?![a-z0-9.-\
]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)",parentSchema:Oe.properties.fileData.properties.fileUri,data:u}],!1;var p=c===e}else var p=!0;if(p)if(n.file_uri!==void 0){
let u=n.file_uri,c=e;if(typeof u=="string"&&!tr.test(u))return V.errors=[{instancePath:t+"/fileData/file_uri",schemaPath:"#/properties/fileData/properties/file_\
uri/pattern",keyword:"pattern",params:{pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},message:'must match pattern "^https://(?![a-z0-\
9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"',schema:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)",parentSchema:Oe.properties.fileData.properties.
file_uri,data:u}],!1;var p=c===e}else var p=!0}var k=l===e}else var k=!0;if(k){if(s.file_data!==void 0){let n=s.file_data,l=e;if(!(n&&typeof n=="object"&&!Array.
isArray(n))&&n!==null)return V.errors=[{instancePath:t+"/file_data",schemaPath:"#/properties/file_data/type",keyword:"type",params:{type:Oe.properties.file_data.
type},message:"must be object,null",schema:Oe.properties.file_data.type,parentSchema:Oe.properties.file_data,data:n}],!1;if(e===l&&n&&typeof n=="object"&&!Array.
isArray(n)){if(n.fileUri!==void 0){let c=n.fileUri,d=e;if(typeof c=="string"&&!tr.test(c))return V.errors=[{instancePath:t+"/file_data/fileUri",schemaPath:"#/pr\
operties/file_data/properties/fileUri/pattern",keyword:"pattern",params:{pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},message:'must\
 match pattern "^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"',schema:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)",parentSchema:Oe.
properties.file_data.properties.fileUri,data:c}],!1;var h=d===e}else var h=!0;if(h)if(n.file_uri!==void 0){let c=n.file_uri,d=e;if(typeof c=="string"&&!tr.test(
c))return V.errors=[{instancePath:t+"/file_data/file_uri",schemaPath:"#/properties/file_data/properties/file_uri/pattern",keyword:"pattern",params:{pattern:"^ht\
tps://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},message:'must match pattern "^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"',schema:"\
^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)",parentSchema:Oe.properties.file_data.properties.file_uri,data:c}],!1;var h=d===e}else var h=!0}var k=l===
e}else var k=!0;if(k){if(s.functionResponse!==void 0){let n=s.functionResponse,l=e;if(!(n&&typeof n=="object"&&!Array.isArray(n))&&n!==null)return V.errors=[{instancePath:t+
"/functionResponse",schemaPath:"#/properties/functionResponse/type",keyword:"type",params:{type:Oe.properties.functionResponse.type},message:"must be object,nul\
l",schema:Oe.properties.functionResponse.type,parentSchema:Oe.properties.functionResponse,data:n}],!1;if(e===l&&n&&typeof n=="object"&&!Array.isArray(n)&&n.parts!==
void 0){let c=n.parts,d=e,o=e,f=!0,x=e;if(!(c&&typeof c=="object"&&!Array.isArray(c))){let P={};r===null?r=[P]:r.push(P),e++}var j=x===e;if(e=o,r!==null&&(o?r.length=
o:r=null),j){let P=e;Me.validate(c,{instancePath:t+"/functionResponse/parts",parentData:n,parentDataProperty:"parts",rootData:T})||(r=r===null?Me.validate.errors:
r.concat(Me.validate.errors),e=r.length);var j=P===e;f=j}if(!f){let P={instancePath:t+"/functionResponse/parts",schemaPath:"#/properties/functionResponse/proper\
ties/parts/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:Oe.properties.functionResponse.properties.parts.if,parentSchema:Oe.
properties.functionResponse.properties.parts,data:c};return r===null?r=[P]:r.push(P),e++,V.errors=r,!1}if(e===d&&Array.isArray(c)){var b=!0;let P=c.length;for(let a=0;a<
P;a++){let m=e;Me.validate(c[a],{instancePath:t+"/functionResponse/parts/"+a,parentData:c,parentDataProperty:a,rootData:T})||(r=r===null?Me.validate.errors:r.concat(
Me.validate.errors),e=r.length);var b=m===e;if(!b)break}}}var k=l===e}else var k=!0;if(k)if(s.function_response!==void 0){let n=s.function_response,l=e;if(!(n&&
typeof n=="object"&&!Array.isArray(n))&&n!==null)return V.errors=[{instancePath:t+"/function_response",schemaPath:"#/properties/function_response/type",keyword:"\
type",params:{type:Oe.properties.function_response.type},message:"must be object,null",schema:Oe.properties.function_response.type,parentSchema:Oe.properties.function_response,
data:n}],!1;if(e===l&&n&&typeof n=="object"&&!Array.isArray(n)&&n.parts!==void 0){let c=n.parts,d=e,o=e,f=!0,x=e;if(!(c&&typeof c=="object"&&!Array.isArray(c))){
let P={};r===null?r=[P]:r.push(P),e++}var _=x===e;if(e=o,r!==null&&(o?r.length=o:r=null),_){let P=e;Me.validate(c,{instancePath:t+"/function_response/parts",parentData:n,
parentDataProperty:"parts",rootData:T})||(r=r===null?Me.validate.errors:r.concat(Me.validate.errors),e=r.length);var _=P===e;f=_}if(!f){let P={instancePath:t+"/\
function_response/parts",schemaPath:"#/properties/function_response/properties/parts/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" \
schema',schema:Oe.properties.function_response.properties.parts.if,parentSchema:Oe.properties.function_response.properties.parts,data:c};return r===null?r=[P]:r.
push(P),e++,V.errors=r,!1}if(e===d&&Array.isArray(c)){var i=!0;let P=c.length;for(let a=0;a<P;a++){let m=e;Me.validate(c[a],{instancePath:t+"/function_response/\
parts/"+a,parentData:c,parentDataProperty:a,rootData:T})||(r=r===null?Me.validate.errors:r.concat(Me.validate.errors),e=r.length);var i=m===e;if(!i)break}}}var k=l===
e}else var k=!0}}}else return V.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Oe.type,parentSchema:Oe,
data:s}],!1;return V.errors=r,e===0}function de(s,{instancePath:t="",parentData:ce,parentDataProperty:le,rootData:T=s}={}){let r=null,e=0;if(e===0)if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.contents!==void 0){let g=s.contents,w=e;if(e===w)if(Array.isArray(g)){var p=!0;let z=g.length;for(let S=0;S<z;S++){let X=g[S],
H=e;if(e===H)if(X&&typeof X=="object"&&!Array.isArray(X)){if(X.parts!==void 0){let D=X.parts,R=e,re=e,M=!0,I=e;if(!(D&&typeof D=="object"&&!Array.isArray(D))){let E={};
r===null?r=[E]:r.push(E),e++}var k=I===e;if(e=re,r!==null&&(re?r.length=re:r=null),k){let E=e;V(D,{instancePath:t+"/contents/"+S+"/parts",parentData:X,parentDataProperty:"\
parts",rootData:T})||(r=r===null?V.errors:r.concat(V.errors),e=r.length);var k=E===e;M=k}if(!M){let E={instancePath:t+"/contents/"+S+"/parts",schemaPath:"#/prop\
erties/contents/items/properties/parts/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:K.properties.contents.items.properties.
parts.if,parentSchema:K.properties.contents.items.properties.parts,data:D};return r===null?r=[E]:r.push(E),e++,de.errors=r,!1}if(e===R&&Array.isArray(D)){var h=!0;
let E=D.length;for(let Z=0;Z<E;Z++){let je=e;V(D[Z],{instancePath:t+"/contents/"+S+"/parts/"+Z,parentData:D,parentDataProperty:Z,rootData:T})||(r=r===null?V.errors:
r.concat(V.errors),e=r.length);var h=je===e;if(!h)break}}}}else return de.errors=[{instancePath:t+"/contents/"+S,schemaPath:"#/properties/contents/items/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:K.properties.contents.items.type,parentSchema:K.properties.contents.items,data:X}],!1;var p=H===e;if(!p)
break}}else return de.errors=[{instancePath:t+"/contents",schemaPath:"#/properties/contents/type",keyword:"type",params:{type:"array"},message:"must be array",schema:K.
properties.contents.type,parentSchema:K.properties.contents,data:g}],!1;var j=w===e}else var j=!0;if(j){if(s.generateContentRequest!==void 0){let g=s.generateContentRequest,
w=e;if(e===w)if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.contents!==void 0){let S=g.contents,X=e;if(e===X)if(Array.isArray(S)){var b=!0;let H=S.length;for(let C=0;C<
H;C++){let D=S[C],R=e;if(e===R)if(D&&typeof D=="object"&&!Array.isArray(D)){if(D.parts!==void 0){let M=D.parts,I=e,E=e,Z=!0,je=e;if(!(M&&typeof M=="object"&&!Array.
isArray(M))){let te={};r===null?r=[te]:r.push(te),e++}var _=je===e;if(e=E,r!==null&&(E?r.length=E:r=null),_){let te=e;V(M,{instancePath:t+"/generateContentReque\
st/contents/"+C+"/parts",parentData:D,parentDataProperty:"parts",rootData:T})||(r=r===null?V.errors:r.concat(V.errors),e=r.length);var _=te===e;Z=_}if(!Z){let te={
instancePath:t+"/generateContentRequest/contents/"+C+"/parts",schemaPath:"#/properties/generateContentRequest/properties/contents/items/properties/parts/if",keyword:"\
if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:K.properties.generateContentRequest.properties.contents.items.properties.parts.if,parentSchema:K.
properties.generateContentRequest.properties.contents.items.properties.parts,data:M};return r===null?r=[te]:r.push(te),e++,de.errors=r,!1}if(e===I&&Array.isArray(
M)){var i=!0;let te=M.length;for(let fe=0;fe<te;fe++){let ve=e;V(M[fe],{instancePath:t+"/generateContentRequest/contents/"+C+"/parts/"+fe,parentData:M,parentDataProperty:fe,
rootData:T})||(r=r===null?V.errors:r.concat(V.errors),e=r.length);var i=ve===e;if(!i)break}}}}else return de.errors=[{instancePath:t+"/generateContentRequest/co\
ntents/"+C,schemaPath:"#/properties/generateContentRequest/properties/contents/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:K.
properties.generateContentRequest.properties.contents.items.type,parentSchema:K.properties.generateContentRequest.properties.contents.items,data:D}],!1;var b=R===
e;if(!b)break}}else return de.errors=[{instancePath:t+"/generateContentRequest/contents",schemaPath:"#/properties/generateContentRequest/properties/contents/typ\
e",keyword:"type",params:{type:"array"},message:"must be array",schema:K.properties.generateContentRequest.properties.contents.type,parentSchema:K.properties.generateContentRequest.
properties.contents,data:S}],!1;var n=X===e}else var n=!0;if(n){if(g.cachedContent!==void 0){let S=g.cachedContent,X=e;if(S!==null)return de.errors=[{instancePath:t+
"/generateContentRequest/cachedContent",schemaPath:"#/properties/generateContentRequest/properties/cachedContent/type",keyword:"type",params:{type:"null"},message:"\
must be null",schema:K.properties.generateContentRequest.properties.cachedContent.type,parentSchema:K.properties.generateContentRequest.properties.cachedContent,
data:S}],!1;var n=X===e}else var n=!0;if(n){if(g.cached_content!==void 0){let S=g.cached_content,X=e;if(S!==null)return de.errors=[{instancePath:t+"/generateCon\
tentRequest/cached_content",schemaPath:"#/properties/generateContentRequest/properties/cached_content/type",keyword:"type",params:{type:"null"},message:"must be\
 null",schema:K.properties.generateContentRequest.properties.cached_content.type,parentSchema:K.properties.generateContentRequest.properties.cached_content,data:S}],
!1;var n=X===e}else var n=!0;if(n){if(g.systemInstruction!==void 0){let S=g.systemInstruction,X=e;if(typeof S!="object"&&typeof S!="string")return de.errors=[{instancePath:t+
"/generateContentRequest/systemInstruction",schemaPath:"#/properties/generateContentRequest/properties/systemInstruction/type",keyword:"type",params:{type:K.properties.
generateContentRequest.properties.systemInstruction.type},message:"must be object,string,array,null",schema:K.properties.generateContentRequest.properties.systemInstruction.
type,parentSchema:K.properties.generateContentRequest.properties.systemInstruction,data:S}],!1;if(e===X&&S&&typeof S=="object"&&!Array.isArray(S)&&S.parts!==void 0){
let C=S.parts,D=e,R=e,re=!0,M=e;if(!(C&&typeof C=="object"&&!Array.isArray(C))){let I={};r===null?r=[I]:r.push(I),e++}var l=M===e;if(e=R,r!==null&&(R?r.length=R:
r=null),l){let I=e;V(C,{instancePath:t+"/generateContentRequest/systemInstruction/parts",parentData:S,parentDataProperty:"parts",rootData:T})||(r=r===null?V.errors:
r.concat(V.errors),e=r.length);var l=I===e;re=l}if(!re){let I={instancePath:t+"/generateContentRequest/systemInstruction/parts",schemaPath:"#/properties/generat\
eContentRequest/properties/systemInstruction/properties/parts/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:K.properties.
generateContentRequest.properties.systemInstruction.properties.parts.if,parentSchema:K.properties.generateContentRequest.properties.systemInstruction.properties.
parts,data:C};return r===null?r=[I]:r.push(I),e++,de.errors=r,!1}if(e===D&&Array.isArray(C)){var u=!0;let I=C.length;for(let E=0;E<I;E++){let Z=e;V(C[E],{instancePath:t+
"/generateContentRequest/systemInstruction/parts/"+E,parentData:C,parentDataProperty:E,rootData:T})||(r=r===null?V.errors:r.concat(V.errors),e=r.length);var u=Z===
e;if(!u)break}}}var n=X===e}else var n=!0;if(n)if(g.system_instruction!==void 0){let S=g.system_instruction,X=e;if(typeof S!="object"&&typeof S!="string")return de.
errors=[{instancePath:t+"/generateContentRequest/system_instruction",schemaPath:"#/properties/generateContentRequest/properties/system_instruction/type",keyword:"\
type",params:{type:K.properties.generateContentRequest.properties.system_instruction.type},message:"must be object,string,array,null",schema:K.properties.generateContentRequest.
properties.system_instruction.type,parentSchema:K.properties.generateContentRequest.properties.system_instruction,data:S}],!1;if(e===X&&S&&typeof S=="object"&&!Array.
isArray(S)&&S.parts!==void 0){let C=S.parts,D=e,R=e,re=!0,M=e;if(!(C&&typeof C=="object"&&!Array.isArray(C))){let I={};r===null?r=[I]:r.push(I),e++}var c=M===e;
if(e=R,r!==null&&(R?r.length=R:r=null),c){let I=e;V(C,{instancePath:t+"/generateContentRequest/system_instruction/parts",parentData:S,parentDataProperty:"parts",
rootData:T})||(r=r===null?V.errors:r.concat(V.errors),e=r.length);var c=I===e;re=c}if(!re){let I={instancePath:t+"/generateContentRequest/system_instruction/par\
ts",schemaPath:"#/properties/generateContentRequest/properties/system_instruction/properties/parts/if",keyword:"if",params:{failingKeyword:"then"},message:'must\
 match "then" schema',schema:K.properties.generateContentRequest.properties.system_instruction.properties.parts.if,parentSchema:K.properties.generateContentRequest.
properties.system_instruction.properties.parts,data:C};return r===null?r=[I]:r.push(I),e++,de.errors=r,!1}if(e===D&&Array.isArray(C)){var d=!0;let I=C.length;for(let E=0;E<
I;E++){let Z=e;V(C[E],{instancePath:t+"/generateContentRequest/system_instruction/parts/"+E,parentData:C,parentDataProperty:E,rootData:T})||(r=r===null?V.errors:
r.concat(V.errors),e=r.length);var d=Z===e;if(!d)break}}}var n=X===e}else var n=!0}}}}else return de.errors=[{instancePath:t+"/generateContentRequest",schemaPath:"\
#/properties/generateContentRequest/type",keyword:"type",params:{type:"object"},message:"must be object",schema:K.properties.generateContentRequest.type,parentSchema:K.
properties.generateContentRequest,data:g}],!1;var j=w===e}else var j=!0;if(j){if(s.generate_content_request!==void 0){let g=s.generate_content_request,w=e;if(e===
w)if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.contents!==void 0){let S=g.contents,X=e;if(e===X)if(Array.isArray(S)){var o=!0;let H=S.length;for(let C=0;C<
H;C++){let D=S[C],R=e;if(e===R)if(D&&typeof D=="object"&&!Array.isArray(D)){if(D.parts!==void 0){let M=D.parts,I=e,E=e,Z=!0,je=e;if(!(M&&typeof M=="object"&&!Array.
isArray(M))){let te={};r===null?r=[te]:r.push(te),e++}var f=je===e;if(e=E,r!==null&&(E?r.length=E:r=null),f){let te=e;V(M,{instancePath:t+"/generate_content_req\
uest/contents/"+C+"/parts",parentData:D,parentDataProperty:"parts",rootData:T})||(r=r===null?V.errors:r.concat(V.errors),e=r.length);var f=te===e;Z=f}if(!Z){let te={
instancePath:t+"/generate_content_request/contents/"+C+"/parts",schemaPath:"#/properties/generate_content_request/properties/contents/items/properties/parts/if",
keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:K.properties.generate_content_request.properties.contents.items.properties.
parts.if,parentSchema:K.properties.generate_content_request.properties.contents.items.properties.parts,data:M};return r===null?r=[te]:r.push(te),e++,de.errors=r,
!1}if(e===I&&Array.isArray(M)){var x=!0;let te=M.length;for(let fe=0;fe<te;fe++){let ve=e;V(M[fe],{instancePath:t+"/generate_content_request/contents/"+C+"/part\
s/"+fe,parentData:M,parentDataProperty:fe,rootData:T})||(r=r===null?V.errors:r.concat(V.errors),e=r.length);var x=ve===e;if(!x)break}}}}else return de.errors=[{
instancePath:t+"/generate_content_request/contents/"+C,schemaPath:"#/properties/generate_content_request/properties/contents/items/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:K.properties.generate_content_request.properties.contents.items.type,parentSchema:K.properties.generate_content_request.
properties.contents.items,data:D}],!1;var o=R===e;if(!o)break}}else return de.errors=[{instancePath:t+"/generate_content_request/contents",schemaPath:"#/propert\
ies/generate_content_request/properties/contents/type",keyword:"type",params:{type:"array"},message:"must be array",schema:K.properties.generate_content_request.
properties.contents.type,parentSchema:K.properties.generate_content_request.properties.contents,data:S}],!1;var P=X===e}else var P=!0;if(P){if(g.cachedContent!==
void 0){let S=g.cachedContent,X=e;if(S!==null)return de.errors=[{instancePath:t+"/generate_content_request/cachedContent",schemaPath:"#/properties/generate_cont\
ent_request/properties/cachedContent/type",keyword:"type",params:{type:"null"},message:"must be null",schema:K.properties.generate_content_request.properties.cachedContent.
type,parentSchema:K.properties.generate_content_request.properties.cachedContent,data:S}],!1;var P=X===e}else var P=!0;if(P){if(g.cached_content!==void 0){let S=g.
cached_content,X=e;if(S!==null)return de.errors=[{instancePath:t+"/generate_content_request/cached_content",schemaPath:"#/properties/generate_content_request/pr\
operties/cached_content/type",keyword:"type",params:{type:"null"},message:"must be null",schema:K.properties.generate_content_request.properties.cached_content.
type,parentSchema:K.properties.generate_content_request.properties.cached_content,data:S}],!1;var P=X===e}else var P=!0;if(P){if(g.systemInstruction!==void 0){let S=g.
systemInstruction,X=e;if(typeof S!="object"&&typeof S!="string")return de.errors=[{instancePath:t+"/generate_content_request/systemInstruction",schemaPath:"#/pr\
operties/generate_content_request/properties/systemInstruction/type",keyword:"type",params:{type:K.properties.generate_content_request.properties.systemInstruction.
type},message:"must be object,string,array,null",schema:K.properties.generate_content_request.properties.systemInstruction.type,parentSchema:K.properties.generate_content_request.
properties.systemInstruction,data:S}],!1;if(e===X&&S&&typeof S=="object"&&!Array.isArray(S)&&S.parts!==void 0){let C=S.parts,D=e,R=e,re=!0,M=e;if(!(C&&typeof C==
"object"&&!Array.isArray(C))){let I={};r===null?r=[I]:r.push(I),e++}var a=M===e;if(e=R,r!==null&&(R?r.length=R:r=null),a){let I=e;V(C,{instancePath:t+"/generate\
_content_request/systemInstruction/parts",parentData:S,parentDataProperty:"parts",rootData:T})||(r=r===null?V.errors:r.concat(V.errors),e=r.length);var a=I===e;
re=a}if(!re){let I={instancePath:t+"/generate_content_request/systemInstruction/parts",schemaPath:"#/properties/generate_content_request/properties/systemInstru\
ction/properties/parts/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:K.properties.generate_content_request.properties.
systemInstruction.properties.parts.if,parentSchema:K.properties.generate_content_request.properties.systemInstruction.properties.parts,data:C};return r===null?r=
[I]:r.push(I),e++,de.errors=r,!1}if(e===D&&Array.isArray(C)){var m=!0;let I=C.length;for(let E=0;E<I;E++){let Z=e;V(C[E],{instancePath:t+"/generate_content_requ\
est/systemInstruction/parts/"+E,parentData:C,parentDataProperty:E,rootData:T})||(r=r===null?V.errors:r.concat(V.errors),e=r.length);var m=Z===e;if(!m)break}}}var P=X===
e}else var P=!0;if(P)if(g.system_instruction!==void 0){let S=g.system_instruction,X=e;if(typeof S!="object"&&typeof S!="string")return de.errors=[{instancePath:t+
"/generate_content_request/system_instruction",schemaPath:"#/properties/generate_content_request/properties/system_instruction/type",keyword:"type",params:{type:K.
properties.generate_content_request.properties.system_instruction.type},message:"must be object,string,array,null",schema:K.properties.generate_content_request.
properties.system_instruction.type,parentSchema:K.properties.generate_content_request.properties.system_instruction,data:S}],!1;if(e===X&&S&&typeof S=="object"&&
!Array.isArray(S)&&S.parts!==void 0){let C=S.parts,D=e,R=e,re=!0,M=e;if(!(C&&typeof C=="object"&&!Array.isArray(C))){let I={};r===null?r=[I]:r.push(I),e++}var O=M===
e;if(e=R,r!==null&&(R?r.length=R:r=null),O){let I=e;V(C,{instancePath:t+"/generate_content_request/system_instruction/parts",parentData:S,parentDataProperty:"pa\
rts",rootData:T})||(r=r===null?V.errors:r.concat(V.errors),e=r.length);var O=I===e;re=O}if(!re){let I={instancePath:t+"/generate_content_request/system_instruct\
ion/parts",schemaPath:"#/properties/generate_content_request/properties/system_instruction/properties/parts/if",keyword:"if",params:{failingKeyword:"then"},message:'\
must match "then" schema',schema:K.properties.generate_content_request.properties.system_instruction.properties.parts.if,parentSchema:K.properties.generate_content_request.
properties.system_instruction.properties.parts,data:C};return r===null?r=[I]:r.push(I),e++,de.errors=r,!1}if(e===D&&Array.isArray(C)){var A=!0;let I=C.length;for(let E=0;E<
I;E++){let Z=e;V(C[E],{instancePath:t+"/generate_content_request/system_instruction/parts/"+E,parentData:C,parentDataProperty:E,rootData:T})||(r=r===null?V.errors:
r.concat(V.errors),e=r.length);var A=Z===e;if(!A)break}}}var P=X===e}else var P=!0}}}}else return de.errors=[{instancePath:t+"/generate_content_request",schemaPath:"\
#/properties/generate_content_request/type",keyword:"type",params:{type:"object"},message:"must be object",schema:K.properties.generate_content_request.type,parentSchema:K.
properties.generate_content_request,data:g}],!1;var j=w===e}else var j=!0;if(j){if(s.cachedContent!==void 0){let g=s.cachedContent,w=e;if(g!==null)return de.errors=
[{instancePath:t+"/cachedContent",schemaPath:"#/properties/cachedContent/type",keyword:"type",params:{type:"null"},message:"must be null",schema:K.properties.cachedContent.
type,parentSchema:K.properties.cachedContent,data:g}],!1;var j=w===e}else var j=!0;if(j){if(s.cached_content!==void 0){let g=s.cached_content,w=e;if(g!==null)return de.
errors=[{instancePath:t+"/cached_content",schemaPath:"#/properties/cached_content/type",keyword:"type",params:{type:"null"},message:"must be null",schema:K.properties.
cached_content.type,parentSchema:K.properties.cached_content,data:g}],!1;var j=w===e}else var j=!0;if(j){if(s.systemInstruction!==void 0){let g=s.systemInstruction,
w=e;if(typeof g!="object"&&typeof g!="string")return de.errors=[{instancePath:t+"/systemInstruction",schemaPath:"#/properties/systemInstruction/type",keyword:"t\
ype",params:{type:K.properties.systemInstruction.type},message:"must be object,string,array,null",schema:K.properties.systemInstruction.type,parentSchema:K.properties.
systemInstruction,data:g}],!1;if(e===w&&g&&typeof g=="object"&&!Array.isArray(g)&&g.parts!==void 0){let S=g.parts,X=e,H=e,C=!0,D=e;if(!(S&&typeof S=="object"&&!Array.
isArray(S))){let R={};r===null?r=[R]:r.push(R),e++}var y=D===e;if(e=H,r!==null&&(H?r.length=H:r=null),y){let R=e;V(S,{instancePath:t+"/systemInstruction/parts",
parentData:g,parentDataProperty:"parts",rootData:T})||(r=r===null?V.errors:r.concat(V.errors),e=r.length);var y=R===e;C=y}if(!C){let R={instancePath:t+"/systemI\
nstruction/parts",schemaPath:"#/properties/systemInstruction/properties/parts/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',
schema:K.properties.systemInstruction.properties.parts.if,parentSchema:K.properties.systemInstruction.properties.parts,data:S};return r===null?r=[R]:r.push(R),e++,
de.errors=r,!1}if(e===X&&Array.isArray(S)){var v=!0;let R=S.length;for(let re=0;re<R;re++){let M=e;V(S[re],{instancePath:t+"/systemInstruction/parts/"+re,parentData:S,
parentDataProperty:re,rootData:T})||(r=r===null?V.errors:r.concat(V.errors),e=r.length);var v=M===e;if(!v)break}}}var j=w===e}else var j=!0;if(j)if(s.system_instruction!==
void 0){let g=s.system_instruction,w=e;if(typeof g!="object"&&typeof g!="string")return de.errors=[{instancePath:t+"/system_instruction",schemaPath:"#/propertie\
s/system_instruction/type",keyword:"type",params:{type:K.properties.system_instruction.type},message:"must be object,string,array,null",schema:K.properties.system_instruction.
type,parentSchema:K.properties.system_instruction,data:g}],!1;if(e===w&&g&&typeof g=="object"&&!Array.isArray(g)&&g.parts!==void 0){let S=g.parts,X=e,H=e,C=!0,D=e;
if(!(S&&typeof S=="object"&&!Array.isArray(S))){let R={};r===null?r=[R]:r.push(R),e++}var J=D===e;if(e=H,r!==null&&(H?r.length=H:r=null),J){let R=e;V(S,{instancePath:t+
"/system_instruction/parts",parentData:g,parentDataProperty:"parts",rootData:T})||(r=r===null?V.errors:r.concat(V.errors),e=r.length);var J=R===e;C=J}if(!C){let R={
instancePath:t+"/system_instruction/parts",schemaPath:"#/properties/system_instruction/properties/parts/if",keyword:"if",params:{failingKeyword:"then"},message:'\
must match "then" schema',schema:K.properties.system_instruction.properties.parts.if,parentSchema:K.properties.system_instruction.properties.parts,data:S};return r===
null?r=[R]:r.push(R),e++,de.errors=r,!1}if(e===X&&Array.isArray(S)){var U=!0;let R=S.length;for(let re=0;re<R;re++){let M=e;V(S[re],{instancePath:t+"/system_ins\
truction/parts/"+re,parentData:S,parentDataProperty:re,rootData:T})||(r=r===null?V.errors:r.concat(V.errors),e=r.length);var U=M===e;if(!U)break}}}var j=w===e}else
var j=!0}}}}}}else return de.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:K.type,parentSchema:K,
data:s}],!1;return de.errors=r,e===0}var Kr=xe,ae={$schema:"http://json-schema.org/draft-07/schema#",description:"Asks a model for a message. Members that are n\
ot listed are forwarded.",type:"object",required:["model","messages"],properties:{model:{description:"The model's id in the catalogue.",type:"string",minLength:1},
messages:{description:"The conversation.",type:"array",minItems:1,items:{type:"object",properties:{content:{$ref:"#/definitions/content"}}}},stream:{description:"\
True selects an event stream.",type:"boolean"},speed:{description:"Other speeds are refused, because upstreams charge more for them and the price tables have no\
 prices for them.",enum:["standard",null]},inference_geo:{description:"A region is refused, because upstreams charge more for it and the price tables have no pr\
ices for it.",enum:["global",null]},fallbacks:{description:"Refused, because they name other models.",title:"absent: it names other models, which have other pri\
ces; send the request again to another model instead",type:"null"},fallback_credit_token:{description:"Refused, because it changes the price of a request.",title:"\
absent: it belongs to fallbacks, which are not accepted here",type:"null"},billing_policy:{type:["object","null"],description:"Only `self`: another payer would \
change who pays the upstream.",properties:{bill_to:{enum:["self",null]}}},container:{description:"Refused, because containers, files and skills have no owner he\
re.",title:"absent: containers and skills have no owner here",type:"null"},thread:{description:"Refused, because stored conversations have no owner here.",title:"\
absent: stored conversations have no owner here; send the whole conversation",type:"null"},tools:{description:"Tools of the caller, and those of the upstream th\
at have a price here.",type:["array","null"],items:{type:"object",properties:{type:{description:"An advisor names another model, and the time of a container has\
 a price that no usage reports.",title:"the type of a tool that has a price here: not an advisor_* or code_execution_* tool",not:{pattern:"^(advisor|code_execut\
ion)"}}}}}},definitions:{content:{title:"a text or a list",type:["string","array","null"],if:{type:"array"},then:{items:{$ref:"#/definitions/part"}}},part:{type:"\
object",properties:{type:{title:"a block that names no file of the vendor's and defines no tool; send files as content, and tools in tools",not:{enum:["containe\
r_upload"]}},file_id:{title:"absent, because uploaded files have no owner here; send the content itself",type:"null"},source:{type:["object","string","null"],properties:{
type:{title:"something else than file, because uploaded files have no owner here; send the content itself",not:{const:"file"}},content:{$ref:"#/definitions/cont\
ent"}}},content:{if:{type:"object"},then:{$ref:"#/definitions/part"},else:{$ref:"#/definitions/content"}},tool:{type:["object","null"],properties:{type:{title:"\
a reference; define tools in tools, where their price is known",enum:["tool_reference","mcp_tool_reference","mcp_toolset_reference"]}}},tool_changes:{type:["arr\
ay","null"],items:{$ref:"#/definitions/part"}}}}}},dr={title:"a text or a list",type:["string","array","null"],if:{type:"array"},then:{items:{$ref:"#/definition\
s/part"}}},qe={type:"object",properties:{type:{title:"a block that names no file of the vendor's and defines no tool; send files as content, and tools in tools",
not:{enum:["container_upload"]}},file_id:{title:"absent, because uploaded files have no owner here; send the content itself",type:"null"},source:{type:["object",
"string","null"],properties:{type:{title:"something else than file, because uploaded files have no owner here; send the content itself",not:{const:"file"}},content:{
$ref:"#/definitions/content"}}},content:{if:{type:"object"},then:{$ref:"#/definitions/part"},else:{$ref:"#/definitions/content"}},tool:{type:["object","null"],properties:{
type:{title:"a reference; define tools in tools, where their price is known",enum:["tool_reference","mcp_tool_reference","mcp_toolset_reference"]}}},tool_changes:{
type:["array","null"],items:{$ref:"#/definitions/part"}}}},pr={validate:ar},lr={validate:Ie};function Ie(s,{instancePath:t="",parentData:ce,parentDataProperty:le,
rootData:T=s}={}){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type!==void 0){let i=s.type,n=e,l=e,u=e;if(i!=="container_upload"){let c={};
r===null?r=[c]:r.push(c),e++}var p=u===e;if(p)return Ie.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/not",keyword:"not",params:{},message:"must\
 NOT be valid",schema:qe.properties.type.not,parentSchema:qe.properties.type,data:i}],!1;e=l,r!==null&&(l?r.length=l:r=null);var k=n===e}else var k=!0;if(k){if(s.
file_id!==void 0){let i=s.file_id,n=e;if(i!==null)return Ie.errors=[{instancePath:t+"/file_id",schemaPath:"#/properties/file_id/type",keyword:"type",params:{type:"\
null"},message:"must be null",schema:qe.properties.file_id.type,parentSchema:qe.properties.file_id,data:i}],!1;var k=n===e}else var k=!0;if(k){if(s.source!==void 0){
let i=s.source,n=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&typeof i!="string"&&i!==null)return Ie.errors=[{instancePath:t+"/source",schemaPath:"#/proper\
ties/source/type",keyword:"type",params:{type:qe.properties.source.type},message:"must be object,string,null",schema:qe.properties.source.type,parentSchema:qe.properties.
source,data:i}],!1;if(e===n&&i&&typeof i=="object"&&!Array.isArray(i)){if(i.type!==void 0){let u=i.type,c=e,d=e,o=e;if(u!=="file"){let f={};r===null?r=[f]:r.push(
f),e++}var h=o===e;if(h)return Ie.errors=[{instancePath:t+"/source/type",schemaPath:"#/properties/source/properties/type/not",keyword:"not",params:{},message:"m\
ust NOT be valid",schema:qe.properties.source.properties.type.not,parentSchema:qe.properties.source.properties.type,data:u}],!1;e=d,r!==null&&(d?r.length=d:r=null);
var j=c===e}else var j=!0;if(j)if(i.content!==void 0){let u=e;pr.validate(i.content,{instancePath:t+"/source/content",parentData:i,parentDataProperty:"content",
rootData:T})||(r=r===null?pr.validate.errors:r.concat(pr.validate.errors),e=r.length);var j=u===e}else var j=!0}var k=n===e}else var k=!0;if(k){if(s.content!==void 0){
let i=s.content,n=e,l=e,u=!0,c=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))){let f={};r===null?r=[f]:r.push(f),e++}var b=c===e;e=l,r!==null&&(l?r.length=l:r=
null);let d;if(b){let f=e;lr.validate(i,{instancePath:t+"/content",parentData:s,parentDataProperty:"content",rootData:T})||(r=r===null?lr.validate.errors:r.concat(
lr.validate.errors),e=r.length);var b=f===e;u=b,d="then"}else{let f=e;pr.validate(i,{instancePath:t+"/content",parentData:s,parentDataProperty:"content",rootData:T})||
(r=r===null?pr.validate.errors:r.concat(pr.validate.errors),e=r.length);var b=f===e;u=b,d="else"}if(!u){let f={instancePath:t+"/content",schemaPath:"#/propertie\
s/content/if",keyword:"if",params:{failingKeyword:d},message:'must match "'+d+'" schema',schema:qe.properties.content.if,parentSchema:qe.properties.content,data:i};
return r===null?r=[f]:r.push(f),e++,Ie.errors=r,!1}var k=n===e}else var k=!0;if(k){if(s.tool!==void 0){let i=s.tool,n=e;if(!(i&&typeof i=="object"&&!Array.isArray(
i))&&i!==null)return Ie.errors=[{instancePath:t+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type:qe.properties.tool.type},message:"must b\
e object,null",schema:qe.properties.tool.type,parentSchema:qe.properties.tool,data:i}],!1;if(e===n&&i&&typeof i=="object"&&!Array.isArray(i)&&i.type!==void 0){let u=i.
type;if(!(u==="tool_reference"||u==="mcp_tool_reference"||u==="mcp_toolset_reference"))return Ie.errors=[{instancePath:t+"/tool/type",schemaPath:"#/properties/t\
ool/properties/type/enum",keyword:"enum",params:{allowedValues:qe.properties.tool.properties.type.enum},message:"must be equal to one of the allowed values",schema:qe.
properties.tool.properties.type.enum,parentSchema:qe.properties.tool.properties.type,data:u}],!1}var k=n===e}else var k=!0;if(k)if(s.tool_changes!==void 0){let i=s.
tool_changes,n=e;if(!Array.isArray(i)&&i!==null)return Ie.errors=[{instancePath:t+"/tool_changes",schemaPath:"#/properties/tool_changes/type",keyword:"type",params:{
type:qe.properties.tool_changes.type},message:"must be array,null",schema:qe.properties.tool_changes.type,parentSchema:qe.properties.tool_changes,data:i}],!1;if(e===
n&&Array.isArray(i)){var _=!0;let u=i.length;for(let c=0;c<u;c++){let d=e;lr.validate(i[c],{instancePath:t+"/tool_changes/"+c,parentData:i,parentDataProperty:c,
rootData:T})||(r=r===null?lr.validate.errors:r.concat(lr.validate.errors),e=r.length);var _=d===e;if(!_)break}}var k=n===e}else var k=!0}}}}}else return Ie.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:qe.type,parentSchema:qe,data:s}],!1;return Ie.errors=
r,e===0}function ar(s,{instancePath:t="",parentData:ce,parentDataProperty:le,rootData:T=s}={}){let r=null,e=0;if(typeof s!="string"&&!Array.isArray(s)&&s!==null)
return ar.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:dr.type},message:"must be string,array,null",schema:dr.type,parentSchema:dr,data:s}],
!1;let p=e,k=!0,h=e;if(!Array.isArray(s)){let _={};r===null?r=[_]:r.push(_),e++}var j=h===e;if(e=p,r!==null&&(p?r.length=p:r=null),j){let _=e;if(Array.isArray(s)){
var b=!0;let n=s.length;for(let l=0;l<n;l++){let u=e;Ie(s[l],{instancePath:t+"/"+l,parentData:s,parentDataProperty:l,rootData:T})||(r=r===null?Ie.errors:r.concat(
Ie.errors),e=r.length);var b=u===e;if(!b)break}}var j=_===e;k=j}if(!k){let _={instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:"then"},message:'\
must match "then" schema',schema:dr.if,parentSchema:dr,data:s};return r===null?r=[_]:r.push(_),e++,ar.errors=r,!1}return ar.errors=r,e===0}var Mr=new RegExp("^(\
advisor|code_execution)","u");function xe(s,{instancePath:t="",parentData:ce,parentDataProperty:le,rootData:T=s}={}){let r=null,e=0;if(e===0)if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){let b;if(s.model===void 0&&(b="model")||s.messages===void 0&&(b="messages"))return xe.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:b},message:"must have required property '"+b+"'",schema:ae.required,parentSchema:ae,data:s}],!1;if(s.model!==void 0){
let _=s.model,i=e;if(e===i)if(typeof _=="string"){if(ze(_)<1)return xe.errors=[{instancePath:t+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:ae.properties.model,data:_}],!1}else return xe.errors=[{instancePath:t+
"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ae.properties.model.type,parentSchema:ae.properties.
model,data:_}],!1;var p=i===e}else var p=!0;if(p){if(s.messages!==void 0){let _=s.messages,i=e;if(e===i)if(Array.isArray(_)){if(_.length<1)return xe.errors=[{instancePath:t+
"/messages",schemaPath:"#/properties/messages/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:ae.
properties.messages,data:_}],!1;{var k=!0;let l=_.length;for(let u=0;u<l;u++){let c=_[u],d=e;if(e===d)if(c&&typeof c=="object"&&!Array.isArray(c))c.content!==void 0&&
(ar(c.content,{instancePath:t+"/messages/"+u+"/content",parentData:c,parentDataProperty:"content",rootData:T})||(r=r===null?ar.errors:r.concat(ar.errors),e=r.length));else
return xe.errors=[{instancePath:t+"/messages/"+u,schemaPath:"#/properties/messages/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ae.
properties.messages.items.type,parentSchema:ae.properties.messages.items,data:c}],!1;var k=d===e;if(!k)break}}}else return xe.errors=[{instancePath:t+"/messages",
schemaPath:"#/properties/messages/type",keyword:"type",params:{type:"array"},message:"must be array",schema:ae.properties.messages.type,parentSchema:ae.properties.
messages,data:_}],!1;var p=i===e}else var p=!0;if(p){if(s.stream!==void 0){let _=s.stream,i=e;if(typeof _!="boolean")return xe.errors=[{instancePath:t+"/stream",
schemaPath:"#/properties/stream/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:ae.properties.stream.type,parentSchema:ae.properties.
stream,data:_}],!1;var p=i===e}else var p=!0;if(p){if(s.speed!==void 0){let _=s.speed,i=e;if(!(_==="standard"||_===null))return xe.errors=[{instancePath:t+"/spe\
ed",schemaPath:"#/properties/speed/enum",keyword:"enum",params:{allowedValues:ae.properties.speed.enum},message:"must be equal to one of the allowed values",schema:ae.
properties.speed.enum,parentSchema:ae.properties.speed,data:_}],!1;var p=i===e}else var p=!0;if(p){if(s.inference_geo!==void 0){let _=s.inference_geo,i=e;if(!(_===
"global"||_===null))return xe.errors=[{instancePath:t+"/inference_geo",schemaPath:"#/properties/inference_geo/enum",keyword:"enum",params:{allowedValues:ae.properties.
inference_geo.enum},message:"must be equal to one of the allowed values",schema:ae.properties.inference_geo.enum,parentSchema:ae.properties.inference_geo,data:_}],
!1;var p=i===e}else var p=!0;if(p){if(s.fallbacks!==void 0){let _=s.fallbacks,i=e;if(_!==null)return xe.errors=[{instancePath:t+"/fallbacks",schemaPath:"#/prope\
rties/fallbacks/type",keyword:"type",params:{type:"null"},message:"must be null",schema:ae.properties.fallbacks.type,parentSchema:ae.properties.fallbacks,data:_}],
!1;var p=i===e}else var p=!0;if(p){if(s.fallback_credit_token!==void 0){let _=s.fallback_credit_token,i=e;if(_!==null)return xe.errors=[{instancePath:t+"/fallba\
ck_credit_token",schemaPath:"#/properties/fallback_credit_token/type",keyword:"type",params:{type:"null"},message:"must be null",schema:ae.properties.fallback_credit_token.
type,parentSchema:ae.properties.fallback_credit_token,data:_}],!1;var p=i===e}else var p=!0;if(p){if(s.billing_policy!==void 0){let _=s.billing_policy,i=e;if(!(_&&
typeof _=="object"&&!Array.isArray(_))&&_!==null)return xe.errors=[{instancePath:t+"/billing_policy",schemaPath:"#/properties/billing_policy/type",keyword:"type",
params:{type:ae.properties.billing_policy.type},message:"must be object,null",schema:ae.properties.billing_policy.type,parentSchema:ae.properties.billing_policy,
data:_}],!1;if(e===i&&_&&typeof _=="object"&&!Array.isArray(_)&&_.bill_to!==void 0){let l=_.bill_to;if(!(l==="self"||l===null))return xe.errors=[{instancePath:t+
"/billing_policy/bill_to",schemaPath:"#/properties/billing_policy/properties/bill_to/enum",keyword:"enum",params:{allowedValues:ae.properties.billing_policy.properties.
bill_to.enum},message:"must be equal to one of the allowed values",schema:ae.properties.billing_policy.properties.bill_to.enum,parentSchema:ae.properties.billing_policy.
properties.bill_to,data:l}],!1}var p=i===e}else var p=!0;if(p){if(s.container!==void 0){let _=s.container,i=e;if(_!==null)return xe.errors=[{instancePath:t+"/co\
ntainer",schemaPath:"#/properties/container/type",keyword:"type",params:{type:"null"},message:"must be null",schema:ae.properties.container.type,parentSchema:ae.
properties.container,data:_}],!1;var p=i===e}else var p=!0;if(p){if(s.thread!==void 0){let _=s.thread,i=e;if(_!==null)return xe.errors=[{instancePath:t+"/thread",
schemaPath:"#/properties/thread/type",keyword:"type",params:{type:"null"},message:"must be null",schema:ae.properties.thread.type,parentSchema:ae.properties.thread,
data:_}],!1;var p=i===e}else var p=!0;if(p)if(s.tools!==void 0){let _=s.tools,i=e;if(!Array.isArray(_)&&_!==null)return xe.errors=[{instancePath:t+"/tools",schemaPath:"\
#/properties/tools/type",keyword:"type",params:{type:ae.properties.tools.type},message:"must be array,null",schema:ae.properties.tools.type,parentSchema:ae.properties.
tools,data:_}],!1;if(e===i&&Array.isArray(_)){var h=!0;let l=_.length;for(let u=0;u<l;u++){let c=_[u],d=e;if(e===d)if(c&&typeof c=="object"&&!Array.isArray(c)){
if(c.type!==void 0){let f=c.type,x=e,P=e;if(typeof f=="string"&&!Mr.test(f)){let a={};r===null?r=[a]:r.push(a),e++}var j=P===e;if(j)return xe.errors=[{instancePath:t+
"/tools/"+u+"/type",schemaPath:"#/properties/tools/items/properties/type/not",keyword:"not",params:{},message:"must NOT be valid",schema:ae.properties.tools.items.
properties.type.not,parentSchema:ae.properties.tools.items.properties.type,data:f}],!1;e=x,r!==null&&(x?r.length=x:r=null)}}else return xe.errors=[{instancePath:t+
"/tools/"+u,schemaPath:"#/properties/tools/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ae.properties.tools.items.type,parentSchema:ae.
properties.tools.items,data:c}],!1;var h=d===e;if(!h)break}}var p=i===e}else var p=!0}}}}}}}}}}else return xe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:ae.type,parentSchema:ae,data:s}],!1;return xe.errors=r,e===0}var Fr=Ue,Te={$schema:"http://json-sch\
ema.org/draft-07/schema#",description:"Counts the tokens of a message request. Nothing is generated or billed. Other members are forwarded.",type:"object",required:[
"model","messages"],properties:{model:{description:"The model's id in the catalogue.",type:"string",minLength:1},messages:{description:"The conversation.",type:"\
array",minItems:1,items:{type:"object",properties:{content:{$ref:"#/definitions/content"}}}},stream:!1,max_tokens:!1,container:{description:"Refused, because co\
ntainers, files and skills have no owner here.",title:"absent: containers and skills have no owner here",type:"null"},thread:{description:"Refused, because stor\
ed conversations have no owner here.",title:"absent: stored conversations have no owner here; send the whole conversation",type:"null"}},definitions:{content:{title:"\
a text or a list",type:["string","array","null"],if:{type:"array"},then:{items:{$ref:"#/definitions/part"}}},part:{type:"object",properties:{type:{title:"a bloc\
k that names no file of the vendor's and defines no tool; send files as content, and tools in tools",not:{enum:["container_upload"]}},file_id:{title:"absent, be\
cause uploaded files have no owner here; send the content itself",type:"null"},source:{type:["object","string","null"],properties:{type:{title:"something else t\
han file, because uploaded files have no owner here; send the content itself",not:{const:"file"}},content:{$ref:"#/definitions/content"}}},content:{if:{type:"ob\
ject"},then:{$ref:"#/definitions/part"},else:{$ref:"#/definitions/content"}},tool:{type:["object","null"],properties:{type:{title:"a reference; define tools in \
tools, where their price is known",enum:["tool_reference","mcp_tool_reference","mcp_toolset_reference"]}}},tool_changes:{type:["array","null"],items:{$ref:"#/de\
finitions/part"}}}}}},yr={title:"a text or a list",type:["string","array","null"],if:{type:"array"},then:{items:{$ref:"#/definitions/part"}}},Ce={type:"object",
properties:{type:{title:"a block that names no file of the vendor's and defines no tool; send files as content, and tools in tools",not:{enum:["container_upload"]}},
file_id:{title:"absent, because uploaded files have no owner here; send the content itself",type:"null"},source:{type:["object","string","null"],properties:{type:{
title:"something else than file, because uploaded files have no owner here; send the content itself",not:{const:"file"}},content:{$ref:"#/definitions/content"}}},
content:{if:{type:"object"},then:{$ref:"#/definitions/part"},else:{$ref:"#/definitions/content"}},tool:{type:["object","null"],properties:{type:{title:"a refere\
nce; define tools in tools, where their price is known",enum:["tool_reference","mcp_tool_reference","mcp_toolset_reference"]}}},tool_changes:{type:["array","nul\
l"],items:{$ref:"#/definitions/part"}}}},cr={validate:ir},fr={validate:Ee};function Ee(s,{instancePath:t="",parentData:ce,parentDataProperty:le,rootData:T=s}={}){
let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type!==void 0){let i=s.type,n=e,l=e,u=e;if(i!=="container_upload"){let c={};r===null?r=
[c]:r.push(c),e++}var p=u===e;if(p)return Ee.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/not",keyword:"not",params:{},message:"must NOT be val\
id",schema:Ce.properties.type.not,parentSchema:Ce.properties.type,data:i}],!1;e=l,r!==null&&(l?r.length=l:r=null);var k=n===e}else var k=!0;if(k){if(s.file_id!==
void 0){let i=s.file_id,n=e;if(i!==null)return Ee.errors=[{instancePath:t+"/file_id",schemaPath:"#/properties/file_id/type",keyword:"type",params:{type:"null"},
message:"must be null",schema:Ce.properties.file_id.type,parentSchema:Ce.properties.file_id,data:i}],!1;var k=n===e}else var k=!0;if(k){if(s.source!==void 0){let i=s.
source,n=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&typeof i!="string"&&i!==null)return Ee.errors=[{instancePath:t+"/source",schemaPath:"#/properties/sou\
rce/type",keyword:"type",params:{type:Ce.properties.source.type},message:"must be object,string,null",schema:Ce.properties.source.type,parentSchema:Ce.properties.
source,data:i}],!1;if(e===n&&i&&typeof i=="object"&&!Array.isArray(i)){if(i.type!==void 0){let u=i.type,c=e,d=e,o=e;if(u!=="file"){let f={};r===null?r=[f]:r.push(
f),e++}var h=o===e;if(h)return Ee.errors=[{instancePath:t+"/source/type",schemaPath:"#/properties/source/properties/type/not",keyword:"not",params:{},message:"m\
ust NOT be valid",schema:Ce.properties.source.properties.type.not,parentSchema:Ce.properties.source.properties.type,data:u}],!1;e=d,r!==null&&(d?r.length=d:r=null);
var j=c===e}else var j=!0;if(j)if(i.content!==void 0){let u=e;cr.validate(i.content,{instancePath:t+"/source/content",parentData:i,parentDataProperty:"content",
rootData:T})||(r=r===null?cr.validate.errors:r.concat(cr.validate.errors),e=r.length);var j=u===e}else var j=!0}var k=n===e}else var k=!0;if(k){if(s.content!==void 0){
let i=s.content,n=e,l=e,u=!0,c=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))){let f={};r===null?r=[f]:r.push(f),e++}var b=c===e;e=l,r!==null&&(l?r.length=l:r=
null);let d;if(b){let f=e;fr.validate(i,{instancePath:t+"/content",parentData:s,parentDataProperty:"content",rootData:T})||(r=r===null?fr.validate.errors:r.concat(
fr.validate.errors),e=r.length);var b=f===e;u=b,d="then"}else{let f=e;cr.validate(i,{instancePath:t+"/content",parentData:s,parentDataProperty:"content",rootData:T})||
(r=r===null?cr.validate.errors:r.concat(cr.validate.errors),e=r.length);var b=f===e;u=b,d="else"}if(!u){let f={instancePath:t+"/content",schemaPath:"#/propertie\
s/content/if",keyword:"if",params:{failingKeyword:d},message:'must match "'+d+'" schema',schema:Ce.properties.content.if,parentSchema:Ce.properties.content,data:i};
return r===null?r=[f]:r.push(f),e++,Ee.errors=r,!1}var k=n===e}else var k=!0;if(k){if(s.tool!==void 0){let i=s.tool,n=e;if(!(i&&typeof i=="object"&&!Array.isArray(
i))&&i!==null)return Ee.errors=[{instancePath:t+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type:Ce.properties.tool.type},message:"must b\
e object,null",schema:Ce.properties.tool.type,parentSchema:Ce.properties.tool,data:i}],!1;if(e===n&&i&&typeof i=="object"&&!Array.isArray(i)&&i.type!==void 0){let u=i.
type;if(!(u==="tool_reference"||u==="mcp_tool_reference"||u==="mcp_toolset_reference"))return Ee.errors=[{instancePath:t+"/tool/type",schemaPath:"#/properties/t\
ool/properties/type/enum",keyword:"enum",params:{allowedValues:Ce.properties.tool.properties.type.enum},message:"must be equal to one of the allowed values",schema:Ce.
properties.tool.properties.type.enum,parentSchema:Ce.properties.tool.properties.type,data:u}],!1}var k=n===e}else var k=!0;if(k)if(s.tool_changes!==void 0){let i=s.
tool_changes,n=e;if(!Array.isArray(i)&&i!==null)return Ee.errors=[{instancePath:t+"/tool_changes",schemaPath:"#/properties/tool_changes/type",keyword:"type",params:{
type:Ce.properties.tool_changes.type},message:"must be array,null",schema:Ce.properties.tool_changes.type,parentSchema:Ce.properties.tool_changes,data:i}],!1;if(e===
n&&Array.isArray(i)){var _=!0;let u=i.length;for(let c=0;c<u;c++){let d=e;fr.validate(i[c],{instancePath:t+"/tool_changes/"+c,parentData:i,parentDataProperty:c,
rootData:T})||(r=r===null?fr.validate.errors:r.concat(fr.validate.errors),e=r.length);var _=d===e;if(!_)break}}var k=n===e}else var k=!0}}}}}else return Ee.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Ce.type,parentSchema:Ce,data:s}],!1;return Ee.errors=
r,e===0}function ir(s,{instancePath:t="",parentData:ce,parentDataProperty:le,rootData:T=s}={}){let r=null,e=0;if(typeof s!="string"&&!Array.isArray(s)&&s!==null)
return ir.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:yr.type},message:"must be string,array,null",schema:yr.type,parentSchema:yr,data:s}],
!1;let p=e,k=!0,h=e;if(!Array.isArray(s)){let _={};r===null?r=[_]:r.push(_),e++}var j=h===e;if(e=p,r!==null&&(p?r.length=p:r=null),j){let _=e;if(Array.isArray(s)){
var b=!0;let n=s.length;for(let l=0;l<n;l++){let u=e;Ee(s[l],{instancePath:t+"/"+l,parentData:s,parentDataProperty:l,rootData:T})||(r=r===null?Ee.errors:r.concat(
Ee.errors),e=r.length);var b=u===e;if(!b)break}}var j=_===e;k=j}if(!k){let _={instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:"then"},message:'\
must match "then" schema',schema:yr.if,parentSchema:yr,data:s};return r===null?r=[_]:r.push(_),e++,ir.errors=r,!1}return ir.errors=r,e===0}function Ue(s,{instancePath:t="",
parentData:ce,parentDataProperty:le,rootData:T=s}={}){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let h;if(s.model===void 0&&(h="model")||
s.messages===void 0&&(h="messages"))return Ue.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:h},message:"must have r\
equired property '"+h+"'",schema:Te.required,parentSchema:Te,data:s}],!1;if(s.model!==void 0){let j=s.model,b=e;if(e===b)if(typeof j=="string"){if(ze(j)<1)return Ue.
errors=[{instancePath:t+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",
schema:1,parentSchema:Te.properties.model,data:j}],!1}else return Ue.errors=[{instancePath:t+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:Te.properties.model.type,parentSchema:Te.properties.model,data:j}],!1;var p=b===e}else var p=!0;if(p){if(s.messages!==
void 0){let j=s.messages,b=e;if(e===b)if(Array.isArray(j)){if(j.length<1)return Ue.errors=[{instancePath:t+"/messages",schemaPath:"#/properties/messages/minItem\
s",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:Te.properties.messages,data:j}],!1;{var k=!0;let i=j.length;
for(let n=0;n<i;n++){let l=j[n],u=e;if(e===u)if(l&&typeof l=="object"&&!Array.isArray(l))l.content!==void 0&&(ir(l.content,{instancePath:t+"/messages/"+n+"/cont\
ent",parentData:l,parentDataProperty:"content",rootData:T})||(r=r===null?ir.errors:r.concat(ir.errors),e=r.length));else return Ue.errors=[{instancePath:t+"/mes\
sages/"+n,schemaPath:"#/properties/messages/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Te.properties.messages.items.type,
parentSchema:Te.properties.messages.items,data:l}],!1;var k=u===e;if(!k)break}}}else return Ue.errors=[{instancePath:t+"/messages",schemaPath:"#/properties/mess\
ages/type",keyword:"type",params:{type:"array"},message:"must be array",schema:Te.properties.messages.type,parentSchema:Te.properties.messages,data:j}],!1;var p=b===
e}else var p=!0;if(p){if(s.stream!==void 0){var p=!1;return Ue.errors=[{instancePath:t+"/stream",schemaPath:"#/properties/stream/false schema",keyword:"false sc\
hema",params:{},message:"boolean schema is false",schema:!1,parentSchema:Te.properties.stream,data:s.stream}],!1}else var p=!0;if(p){if(s.max_tokens!==void 0){var p=!1;
return Ue.errors=[{instancePath:t+"/max_tokens",schemaPath:"#/properties/max_tokens/false schema",keyword:"false schema",params:{},message:"boolean schema is fa\
lse",schema:!1,parentSchema:Te.properties.max_tokens,data:s.max_tokens}],!1}else var p=!0;if(p){if(s.container!==void 0){let j=s.container,b=e;if(j!==null)return Ue.
errors=[{instancePath:t+"/container",schemaPath:"#/properties/container/type",keyword:"type",params:{type:"null"},message:"must be null",schema:Te.properties.container.
type,parentSchema:Te.properties.container,data:j}],!1;var p=b===e}else var p=!0;if(p)if(s.thread!==void 0){let j=s.thread,b=e;if(j!==null)return Ue.errors=[{instancePath:t+
"/thread",schemaPath:"#/properties/thread/type",keyword:"type",params:{type:"null"},message:"must be null",schema:Te.properties.thread.type,parentSchema:Te.properties.
thread,data:j}],!1;var p=b===e}else var p=!0}}}}}else return Ue.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must \
be object",schema:Te.type,parentSchema:Te,data:s}],!1;return Ue.errors=r,e===0}var Gr=Pe,ie={$schema:"http://json-schema.org/draft-07/schema#",description:"Crea\
tes a per-second video task in the unified format. Members that are not listed are forwarded.",type:"object",properties:{duration:{description:"Seconds. Default\
: 4.",type:"integer",minimum:4,maximum:15},resolution:{description:"Default: 480p.",enum:["480p","720p","1080p","4k"]},ratio:{description:"Width to height. Defa\
ult: 16:9.",enum:["16:9","4:3","1:1","3:4","9:16","21:9"]},references:{description:"Reference images, videos and audio.",type:"array",maxItems:12,items:{type:"o\
bject",required:["type","url"],properties:{type:{description:"The kind of the media.",enum:["image","video","audio"]},url:{title:"a public HTTP(S) URL",description:"\
A URL that is readable without a login.",type:"string",pattern:"^[hH][tT][tT][pP][sS]?://[^/\\s]"},role:{description:"The role, which must fit the type: referen\
ce_image, reference_video or reference_audio. Default: the role of the type.",type:"string"}},allOf:[{if:{required:["type"],properties:{type:{const:"image"}}},then:{
properties:{role:{const:"reference_image"}}}},{if:{required:["type"],properties:{type:{const:"video"}}},then:{properties:{role:{const:"reference_video"}}}},{if:{
required:["type"],properties:{type:{const:"audio"}}},then:{properties:{role:{const:"reference_audio"}}}}]}},generate_audio:{description:"Whether the video has m\
atching sound. Default: true.",type:"boolean"},watermark:{description:"Default: false.",type:"boolean"}},definitions:{},$defs:{}};function Pe(s,{instancePath:t="",
parentData:ce,parentDataProperty:le,rootData:T=s}={}){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.duration!==void 0){let n=s.duration,
l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Pe.errors=[{instancePath:t+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",
params:{type:"integer"},message:"must be integer",schema:ie.properties.duration.type,parentSchema:ie.properties.duration,data:n}],!1;if(e===l&&typeof n=="number"&&
isFinite(n)){if(n>15||isNaN(n))return Pe.errors=[{instancePath:t+"/duration",schemaPath:"#/properties/duration/maximum",keyword:"maximum",params:{comparison:"<=",
limit:15},message:"must be <= 15",schema:15,parentSchema:ie.properties.duration,data:n}],!1;if(n<4||isNaN(n))return Pe.errors=[{instancePath:t+"/duration",schemaPath:"\
#/properties/duration/minimum",keyword:"minimum",params:{comparison:">=",limit:4},message:"must be >= 4",schema:4,parentSchema:ie.properties.duration,data:n}],!1}
var p=l===e}else var p=!0;if(p){if(s.resolution!==void 0){let n=s.resolution,l=e;if(!(n==="480p"||n==="720p"||n==="1080p"||n==="4k"))return Pe.errors=[{instancePath:t+
"/resolution",schemaPath:"#/properties/resolution/enum",keyword:"enum",params:{allowedValues:ie.properties.resolution.enum},message:"must be equal to one of the\
 allowed values",schema:ie.properties.resolution.enum,parentSchema:ie.properties.resolution,data:n}],!1;var p=l===e}else var p=!0;if(p){if(s.ratio!==void 0){let n=s.
ratio,l=e;if(!(n==="16:9"||n==="4:3"||n==="1:1"||n==="3:4"||n==="9:16"||n==="21:9"))return Pe.errors=[{instancePath:t+"/ratio",schemaPath:"#/properties/ratio/en\
um",keyword:"enum",params:{allowedValues:ie.properties.ratio.enum},message:"must be equal to one of the allowed values",schema:ie.properties.ratio.enum,parentSchema:ie.
properties.ratio,data:n}],!1;var p=l===e}else var p=!0;if(p){if(s.references!==void 0){let n=s.references,l=e;if(e===l)if(Array.isArray(n)){if(n.length>12)return Pe.
errors=[{instancePath:t+"/references",schemaPath:"#/properties/references/maxItems",keyword:"maxItems",params:{limit:12},message:"must NOT have more than 12 ite\
ms",schema:12,parentSchema:ie.properties.references,data:n}],!1;{var k=!0;let c=n.length;for(let d=0;d<c;d++){let o=n[d],f=e,x=e,P=e,a=!0,m=e;if(o&&typeof o=="o\
bject"&&!Array.isArray(o)){let A;if(o.type===void 0&&(A="type")){let y={};r===null?r=[y]:r.push(y),e++}else if(o.type!==void 0&&o.type!=="image"){let y={};r===null?
r=[y]:r.push(y),e++}}var h=m===e;if(e=P,r!==null&&(P?r.length=P:r=null),h){let A=e;if(o&&typeof o=="object"&&!Array.isArray(o)&&o.role!==void 0){let v=o.role;if(v!==
"reference_image")return Pe.errors=[{instancePath:t+"/references/"+d+"/role",schemaPath:"#/properties/references/items/allOf/0/then/properties/role/const",keyword:"\
const",params:{allowedValue:"reference_image"},message:"must be equal to constant",schema:"reference_image",parentSchema:ie.properties.references.items.allOf[0].
then.properties.role,data:v}],!1}var h=A===e;a=h}if(!a){let A={instancePath:t+"/references/"+d,schemaPath:"#/properties/references/items/allOf/0/if",keyword:"if",
params:{failingKeyword:"then"},message:'must match "then" schema',schema:ie.properties.references.items.allOf[0].if,parentSchema:ie.properties.references.items.
allOf[0],data:o};return r===null?r=[A]:r.push(A),e++,Pe.errors=r,!1}var j=x===e;if(j){let A=e,y=e,v=!0,J=e;if(o&&typeof o=="object"&&!Array.isArray(o)){let g;if(o.
type===void 0&&(g="type")){let w={};r===null?r=[w]:r.push(w),e++}else if(o.type!==void 0&&o.type!=="video"){let w={};r===null?r=[w]:r.push(w),e++}}var b=J===e;if(e=
y,r!==null&&(y?r.length=y:r=null),b){let g=e;if(o&&typeof o=="object"&&!Array.isArray(o)&&o.role!==void 0){let z=o.role;if(z!=="reference_video")return Pe.errors=
[{instancePath:t+"/references/"+d+"/role",schemaPath:"#/properties/references/items/allOf/1/then/properties/role/const",keyword:"const",params:{allowedValue:"re\
ference_video"},message:"must be equal to constant",schema:"reference_video",parentSchema:ie.properties.references.items.allOf[1].then.properties.role,data:z}],
!1}var b=g===e;v=b}if(!v){let g={instancePath:t+"/references/"+d,schemaPath:"#/properties/references/items/allOf/1/if",keyword:"if",params:{failingKeyword:"then"},
message:'must match "then" schema',schema:ie.properties.references.items.allOf[1].if,parentSchema:ie.properties.references.items.allOf[1],data:o};return r===null?
r=[g]:r.push(g),e++,Pe.errors=r,!1}var j=A===e;if(j){let g=e,w=e,z=!0,S=e;if(o&&typeof o=="object"&&!Array.isArray(o)){let H;if(o.type===void 0&&(H="type")){let C={};
r===null?r=[C]:r.push(C),e++}else if(o.type!==void 0&&o.type!=="audio"){let C={};r===null?r=[C]:r.push(C),e++}}var _=S===e;if(e=w,r!==null&&(w?r.length=w:r=null),
_){let H=e;if(o&&typeof o=="object"&&!Array.isArray(o)&&o.role!==void 0){let D=o.role;if(D!=="reference_audio")return Pe.errors=[{instancePath:t+"/references/"+
d+"/role",schemaPath:"#/properties/references/items/allOf/2/then/properties/role/const",keyword:"const",params:{allowedValue:"reference_audio"},message:"must be\
 equal to constant",schema:"reference_audio",parentSchema:ie.properties.references.items.allOf[2].then.properties.role,data:D}],!1}var _=H===e;z=_}if(!z){let H={
instancePath:t+"/references/"+d,schemaPath:"#/properties/references/items/allOf/2/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" sch\
ema',schema:ie.properties.references.items.allOf[2].if,parentSchema:ie.properties.references.items.allOf[2],data:o};return r===null?r=[H]:r.push(H),e++,Pe.errors=
r,!1}var j=g===e}}if(e===f)if(o&&typeof o=="object"&&!Array.isArray(o)){let A;if(o.type===void 0&&(A="type")||o.url===void 0&&(A="url"))return Pe.errors=[{instancePath:t+
"/references/"+d,schemaPath:"#/properties/references/items/required",keyword:"required",params:{missingProperty:A},message:"must have required property '"+A+"'",
schema:ie.properties.references.items.required,parentSchema:ie.properties.references.items,data:o}],!1;if(o.type!==void 0){let y=o.type,v=e;if(!(y==="image"||y===
"video"||y==="audio"))return Pe.errors=[{instancePath:t+"/references/"+d+"/type",schemaPath:"#/properties/references/items/properties/type/enum",keyword:"enum",
params:{allowedValues:ie.properties.references.items.properties.type.enum},message:"must be equal to one of the allowed values",schema:ie.properties.references.
items.properties.type.enum,parentSchema:ie.properties.references.items.properties.type,data:y}],!1;var i=v===e}else var i=!0;if(i){if(o.url!==void 0){let y=o.url,
v=e;if(e===v)if(typeof y=="string"){if(!Sr.test(y))return Pe.errors=[{instancePath:t+"/references/"+d+"/url",schemaPath:"#/properties/references/items/propertie\
s/url/pattern",keyword:"pattern",params:{pattern:"^[hH][tT][tT][pP][sS]?://[^/\\s]"},message:'must match pattern "^[hH][tT][tT][pP][sS]?://[^/\\s]"',schema:"^[h\
H][tT][tT][pP][sS]?://[^/\\s]",parentSchema:ie.properties.references.items.properties.url,data:y}],!1}else return Pe.errors=[{instancePath:t+"/references/"+d+"/\
url",schemaPath:"#/properties/references/items/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ie.properties.references.
items.properties.url.type,parentSchema:ie.properties.references.items.properties.url,data:y}],!1;var i=v===e}else var i=!0;if(i)if(o.role!==void 0){let y=o.role,
v=e;if(typeof y!="string")return Pe.errors=[{instancePath:t+"/references/"+d+"/role",schemaPath:"#/properties/references/items/properties/role/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string",schema:ie.properties.references.items.properties.role.type,parentSchema:ie.properties.references.items.properties.
role,data:y}],!1;var i=v===e}else var i=!0}}else return Pe.errors=[{instancePath:t+"/references/"+d,schemaPath:"#/properties/references/items/type",keyword:"typ\
e",params:{type:"object"},message:"must be object",schema:ie.properties.references.items.type,parentSchema:ie.properties.references.items,data:o}],!1;var k=f===
e;if(!k)break}}}else return Pe.errors=[{instancePath:t+"/references",schemaPath:"#/properties/references/type",keyword:"type",params:{type:"array"},message:"mus\
t be array",schema:ie.properties.references.type,parentSchema:ie.properties.references,data:n}],!1;var p=l===e}else var p=!0;if(p){if(s.generate_audio!==void 0){
let n=s.generate_audio,l=e;if(typeof n!="boolean")return Pe.errors=[{instancePath:t+"/generate_audio",schemaPath:"#/properties/generate_audio/type",keyword:"typ\
e",params:{type:"boolean"},message:"must be boolean",schema:ie.properties.generate_audio.type,parentSchema:ie.properties.generate_audio,data:n}],!1;var p=l===e}else
var p=!0;if(p)if(s.watermark!==void 0){let n=s.watermark,l=e;if(typeof n!="boolean")return Pe.errors=[{instancePath:t+"/watermark",schemaPath:"#/properties/wate\
rmark/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:ie.properties.watermark.type,parentSchema:ie.properties.watermark,data:n}],!1;
var p=l===e}else var p=!0}}}}}else return Pe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ie.
type,parentSchema:ie,data:s}],!1;return Pe.errors=r,e===0}var Xr=Xe,Re={type:"object",properties:{type:{description:"The kind of the media.",enum:["image","vide\
o","audio"]},role:{description:"The role, which must fit the type: reference_image, reference_video or reference_audio. Default: the role of the type.",type:"st\
ring"}},allOf:[{if:{required:["type"],properties:{type:{const:"image"}}},then:{properties:{role:{const:"reference_image"}}}},{if:{required:["type"],properties:{
type:{const:"video"}}},then:{properties:{role:{const:"reference_video"}}}},{if:{required:["type"],properties:{type:{const:"audio"}}},then:{properties:{role:{const:"\
reference_audio"}}}}],definitions:{},$defs:{}};function Xe(s,{instancePath:t="",parentData:ce,parentDataProperty:le,rootData:T=s}={}){let r=null,e=0,p=e,k=e,h=!0,
j=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.type===void 0&&(u="type")){let c={};r===null?r=[c]:r.push(c),e++}else if(s.type!==void 0&&s.type!=="\
image"){let c={};r===null?r=[c]:r.push(c),e++}}var b=j===e;if(e=k,r!==null&&(k?r.length=k:r=null),b){let u=e;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.role!==
void 0){let d=s.role;if(d!=="reference_image")return Xe.errors=[{instancePath:t+"/role",schemaPath:"#/allOf/0/then/properties/role/const",keyword:"const",params:{
allowedValue:"reference_image"},message:"must be equal to constant",schema:"reference_image",parentSchema:Re.allOf[0].then.properties.role,data:d}],!1}var b=u===
e;h=b}if(!h){let u={instancePath:t,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:Re.allOf[0].if,
parentSchema:Re.allOf[0],data:s};return r===null?r=[u]:r.push(u),e++,Xe.errors=r,!1}var _=p===e;if(_){let u=e,c=e,d=!0,o=e;if(s&&typeof s=="object"&&!Array.isArray(
s)){let x;if(s.type===void 0&&(x="type")){let P={};r===null?r=[P]:r.push(P),e++}else if(s.type!==void 0&&s.type!=="video"){let P={};r===null?r=[P]:r.push(P),e++}}
var i=o===e;if(e=c,r!==null&&(c?r.length=c:r=null),i){let x=e;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.role!==void 0){let a=s.role;if(a!=="reference_video")
return Xe.errors=[{instancePath:t+"/role",schemaPath:"#/allOf/1/then/properties/role/const",keyword:"const",params:{allowedValue:"reference_video"},message:"mus\
t be equal to constant",schema:"reference_video",parentSchema:Re.allOf[1].then.properties.role,data:a}],!1}var i=x===e;d=i}if(!d){let x={instancePath:t,schemaPath:"\
#/allOf/1/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:Re.allOf[1].if,parentSchema:Re.allOf[1],data:s};return r===null?
r=[x]:r.push(x),e++,Xe.errors=r,!1}var _=u===e;if(_){let x=e,P=e,a=!0,m=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let A;if(s.type===void 0&&(A="type")){let y={};
r===null?r=[y]:r.push(y),e++}else if(s.type!==void 0&&s.type!=="audio"){let y={};r===null?r=[y]:r.push(y),e++}}var n=m===e;if(e=P,r!==null&&(P?r.length=P:r=null),
n){let A=e;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.role!==void 0){let v=s.role;if(v!=="reference_audio")return Xe.errors=[{instancePath:t+"/role",schemaPath:"\
#/allOf/2/then/properties/role/const",keyword:"const",params:{allowedValue:"reference_audio"},message:"must be equal to constant",schema:"reference_audio",parentSchema:Re.
allOf[2].then.properties.role,data:v}],!1}var n=A===e;a=n}if(!a){let A={instancePath:t,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword:"then"},message:'\
must match "then" schema',schema:Re.allOf[2].if,parentSchema:Re.allOf[2],data:s};return r===null?r=[A]:r.push(A),e++,Xe.errors=r,!1}var _=x===e}}if(e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.type!==void 0){let u=s.type,c=e;if(!(u==="image"||u==="video"||u==="audio"))return Xe.errors=[{instancePath:t+"/type",
schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:Re.properties.type.enum},message:"must be equal to one of the allowed values",schema:Re.
properties.type.enum,parentSchema:Re.properties.type,data:u}],!1;var l=c===e}else var l=!0;if(l)if(s.role!==void 0){let u=s.role,c=e;if(typeof u!="string")return Xe.
errors=[{instancePath:t+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Re.properties.role.type,
parentSchema:Re.properties.role,data:u}],!1;var l=c===e}else var l=!0}else return Xe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object",schema:Re.type,parentSchema:Re,data:s}],!1;return Xe.errors=r,e===0}var Yr={UKOyYKU0JKzszyc0YTAsECDJKlaUWnFF3LlxqgOUMOQ:qr,"Nakx\
arxGrZjt9x6askJq-1hG_GcXJyUv9uwXcjZqqr4":Cr,"6uWJ4k-d2s_30cWM35zRHSg48A1ZbibTOD2CsNk5EGM":xr,"E0oj9i9pRsJX-z-ApJGby80mws86mYUsEwA6G8wi8j4":Dr,"TvW_0YE4yqG7pUm-f\
Vu3xX8qmr0Z5oA4hPLtI9mu-h0":Tr,"b3_GIYCX5V08SUGNrwS-97V7xBeapBl3VBE6EiOTT8A":Rr,"0IPutZ0T6B1SSQU7SoiF-dopBfvZync2TCt58E8psOg":Nr,"6kRwAN7aKQTxqLvPS6PKKnXIOASmvJ\
2Ot4S9eqo-O08":Ir,"nl28iNoSbOe-WLQ-7-VaO4EIy4RzaTfesqZ5IgFp87Y":Lr,oZFxBOB2xOSRhWndncKgcikuLrnZTMguvcd1qzOEiTQ:zr,seiYg0zH1wgh0jOvf_iYX0z4QXAnAdzodcboUnussXk:Ur,
"3wb_DWix-I_RrOMk09nfhbYq4wgGKVJI9i_1VT_WK1o":Vr,"Gg3JBnXneKq59VhEizU-GjbdGy_4MJknIls3jc8kXck":Kr,"TT63lrUJc4oWciBr63cXB5fJBy1-kUSF-LRBNxjPZ-E":Fr,EUVTEqsDqMsYIK67fretcHxqgPGdLqXr8AUcT4FGQjY:Gr,
N5yXDwJUCdPCagLb83y8mhpp1Xowy2SqDHhDL102njs:Xr};export{Yr as requestValidators};
